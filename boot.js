// Starts the game, or tells the visitor why it cannot start. The page's policy
// allows no inline script, so this is a file; Trunk puts a hash into its name.
// The names of the game's two files are read from the preload links that Trunk
// writes into the page: nothing here changes when the game does.

const boot = document.getElementById("boot");

/** Shows the message for `reason` in the first language that visitor and page share. */
function explain(reason) {
  const messages = [...boot.querySelectorAll(`[data-reason=${reason}]`)];
  const known = messages.map((message) => message.lang);
  const wanted = (navigator.languages ?? [navigator.language]).map((tag) => tag.slice(0, 2).toLowerCase());
  const language = wanted.find((tag) => known.includes(tag)) ?? "en";
  document.documentElement.lang = language;
  for (const message of boot.querySelectorAll("[data-reason]")) {
    message.hidden = message.lang !== language || message.dataset.reason !== reason;
  }
  boot.dataset.state = "failed";
}

async function start() {
  boot.dataset.state = "loading";
  if (typeof WebAssembly !== "object") {
    return explain("unable");
  }
  try {
    const script = document.querySelector("link[rel=modulepreload]").href;
    const program = document.querySelector('link[rel=preload][type="application/wasm"]').href;
    const game = await import(script);
    await game.default({ module_or_path: program });
    await game.begin();
    boot.remove();
  } catch (error) {
    console.error(error);
    explain(error instanceof WebAssembly.CompileError ? "unable" : "lost");
  }
}

start();
