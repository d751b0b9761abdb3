# What the scripts that install share: they read it by `source`, and have the package's folder in `root`.
# shellcheck shell=bash

version=$(sed -n 's/^let version = "\(.*\)"$/\1/p' "$root/Sources/OctantTool/Version.swift")
# The day of this version.
# shellcheck disable=SC2034
date=$(sed -n "s/^## $version (\(.*\))$/\1/p" "$root/CHANGELOG.md")

# remove_empty TOP PREFIX NAME...: removes those of the folders around what was installed in TOP that are empty now, but
# for those that every system has: PREFIX is where TOP is used.
remove_empty() {
    local place=$1 name
    case $2 in /usr | /usr/local) return ;; esac
    shift 2
    for name in "$@"; do
        [ ! -d "$place/${name%/*}" ] || (cd "$place" && rmdir -p --ignore-fail-on-non-empty "${name%/*}")
    done
}

# copy_swift FOLDER PROGRAM SOURCE...: copies into FOLDER those of Swift's own libraries in the folders SOURCE that the
# program, or a library, needs, and what they need in turn. There they find one another.
copy_swift() {
    local folder=$1 program=$2 name source
    shift 2
    for name in $(readelf -d "$program" | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p'); do
        for source in "$@"; do
            if [ ! -e "$source/$name" ] || [ -e "$folder/$name" ]; then continue; fi
            install -D -m 644 "$source/$name" "$folder/$name"
            strip --strip-unneeded "$folder/$name"
            patchelf --set-rpath "\$ORIGIN" "$folder/$name"
            copy_swift "$folder" "$folder/$name" "$@"
        done
    done
}
