# Brings the tools of the build, each at one known version. Sourced by the
# scripts, which stand in the project's root. What is on PATH at the right
# version is used; the rest is built once per user, into ~/.cache/hoshi.

TRUNK_VERSION=0.21.14
# Newer than wasm_split_helpers in Cargo.lock, whose marks it reads.
SPLIT_VERSION=0.2.4
WASM_TARGET=wasm32-unknown-unknown
TOOLS_DIR="${XDG_CACHE_HOME:-$HOME/.cache}/hoshi/tools"

say() { printf '\n== %s\n' "$*"; }
die() { printf '\n%s\n' "$*" >&2; exit 1; }

# The version of a package that Cargo.lock fixes.
locked_version() {
  awk -v want="name = \"$1\"" '$0 == want { getline; gsub(/[^0-9.]/, ""); print; exit }' Cargo.lock
}

# Whether version $1 is at least $2.
at_least() { [ "$(printf '%s\n' "$2" "$1" | sort -V | head -n 1)" = "$2" ]; }

# Packages of Debian, where they may be installed: as root.
debian_packages() {
  command -v apt-get >/dev/null && [ "$(id -u)" = 0 ] || return
  say "apt-get install $*"
  apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -qy --no-install-recommends "$@"
}

# The linker of Rust, and what crates with parts in C are built with.
need_c_compiler() {
  command -v cc >/dev/null || debian_packages build-essential || true
  command -v cc >/dev/null ||
    die "A C compiler is missing, Rust links with it: install it, on Debian 'sudo apt-get install build-essential'."
}

need_rust() {
  # rustup's folder is on PATH in new login shells only.
  command -v cargo >/dev/null || PATH="$PATH:$HOME/.cargo/bin"
  command -v cargo >/dev/null && command -v rustc >/dev/null ||
    die 'Rust is missing: install stable Rust with rustup (https://rustup.rs).'
  local wanted have
  wanted="$(sed -n 's/^rust-version = "\(.*\)"/\1/p' Cargo.toml)"
  have="$(rustc --version | cut -d ' ' -f 2)"
  at_least "$have" "$wanted" || die "Rust $have is too old, $wanted is needed: run 'rustup update stable'."
  need_c_compiler
}

need_node() {
  command -v node >/dev/null && command -v npm >/dev/null ||
    die 'Node is missing: install Node 20.11 or newer, with npm (https://nodejs.org).'
  local have
  have="$(node --version | tr -d v)"
  at_least "$have" 20.11 || die "Node $have is too old: install Node 20.11 or newer (https://nodejs.org)."
}

# rustfmt or clippy, when rustup's minimal profile left them out.
need_component() {
  cargo "$2" --version >/dev/null 2>&1 && return
  say "adding Rust's $1"
  rustup component add "$1" || die "Rust's $1 is missing: run 'rustup component add $1'."
}

need_wasm_target() {
  [ -d "$(rustc --print sysroot)/lib/rustlib/$WASM_TARGET" ] && return
  say "adding Rust's target $WASM_TARGET"
  rustup target add "$WASM_TARGET" || die "Rust's WebAssembly target is missing: run 'rustup target add $WASM_TARGET'."
}

# need_tool PROGRAM VERSION CRATE [cargo install's options]
need_tool() {
  local program="$1" version="$2" crate="$3"
  shift 3
  [ "$("$program" --version 2>/dev/null | cut -d ' ' -f 2)" = "$version" ] && return
  say "building $program $version (once; a few minutes)"
  cargo install "$crate" --version "$version" --root "$TOOLS_DIR" --force --debug "$@" ||
    die "$program $version could not be built; what cargo says stands above."
}

# It knows no --version; the version stands in the name of its folder.
need_split_tool() {
  local folder="$TOOLS_DIR/wasm-split-$SPLIT_VERSION"
  PATH="$folder/bin:$PATH"
  [ -x "$folder/bin/wasm-split-cli" ] && return
  say "building wasm-split-cli $SPLIT_VERSION (once; a minute)"
  cargo install wasm_split_cli_support --version "$SPLIT_VERSION" --root "$folder" --force --debug --locked --features build-binary ||
    die "wasm-split-cli $SPLIT_VERSION could not be built; what cargo says stands above."
}

# Packages of package-lock.json, when they are not there or not those.
need_packages() {
  cmp -s package-lock.json node_modules/.hoshi-lock && return
  say 'npm ci: wasm-opt, style sheets, browser tests'
  npm ci --ignore-scripts --no-audit --no-fund || die "'npm ci' failed; what npm says stands above."
  cp package-lock.json node_modules/.hoshi-lock
}

# Everything that a web build needs.
need_build_tools() {
  need_rust
  need_node
  PATH="$TOOLS_DIR/bin:$PWD/node_modules/.bin:$PATH"
  need_wasm_target
  # Trunk finds its tools here, so it is built without the code that downloads.
  need_tool trunk "$TRUNK_VERSION" trunk --locked --no-default-features
  # Its own lock file is older than today's registry allows for.
  need_tool wasm-bindgen "$(locked_version wasm-bindgen)" wasm-bindgen-cli
  need_split_tool
  need_packages
  # Trunk finds the one that takes programs apart first.
  HOSHI_WASM_BINDGEN="$(command -v wasm-bindgen)"
  export HOSHI_WASM_BINDGEN
  PATH="$PWD/scripts/lib/split:$PATH"
}

# A Chromium for the browser tests: its path in CHROMIUM.
need_chromium() {
  [ -n "${CHROMIUM:-}" ] || CHROMIUM="$(command -v chromium || command -v chromium-browser || command -v google-chrome || true)"
  if [ -z "$CHROMIUM" ] && debian_packages chromium; then
    CHROMIUM="$(command -v chromium || true)"
  fi
  [ -n "$CHROMIUM" ] ||
    die "Chromium is missing: install it, on Debian 'sudo apt-get install chromium', or name one in CHROMIUM."
  export CHROMIUM
}
