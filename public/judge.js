// The judge of dead stones, as a worker. It says "ready" when it can be asked, since what comes
// before would be lost, and then answers each message. What stands behind the worker's own address
// stands behind those of its parts too, so that all three are of one version.

const version = self.location.search;

try {
  const { default: init, judge } = await import(`./hoshi-judge.js${version}`);
  await init({ module_or_path: `./hoshi-judge_bg.wasm${version}` });
  self.onmessage = ({ data }) => self.postMessage(judge(data) ?? "");
  self.postMessage("ready");
} catch {
  // The page counts without suggestions.
  self.close();
}
