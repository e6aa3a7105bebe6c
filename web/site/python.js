/**
 * Puts Python into the site: Pyodide's own files, and one archive with Backroom and what it needs, compiled.
 *
 * BACKROOM_WHEELS is the folder with the wheels of `wheels.txt`, BACKROOM_SITE the site that Vite has built.
 */
import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const HERE = dirname(fileURLToPath(import.meta.url));
const SOURCE = resolve(HERE, "../../src/backroom");
const PYODIDE = resolve(HERE, "../node_modules/pyodide");
const NETS = join(SOURCE, "bots/nets/weights");
const WHEELS = process.env.BACKROOM_WHEELS;
const SITE = process.env.BACKROOM_SITE;
const ENGINE = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"];
/** What of Backroom is of no use in a browser. */
const LEFT_OUT =
  /^(cli|terminal|research|bots\/(arena|nets\/(training|weights))|server\/(static|admin|codegen|storage\/(\w*sql\w*|postgres|migrations)))\/|__pycache__/;

/** @param {string} folder @returns {string[]} */
function filesOf(folder) {
  return readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .filter((name) => statSync(join(folder, name)).isFile())
    .sort();
}
/** @param {string} path */
const bytesOf = (path) => new Uint8Array(readFileSync(path));
/** @param {string} name */
const script = (name) => readFileSync(join(HERE, name), "utf-8");

const python = await loadPyodide({ indexURL: PYODIDE });
const { FS } = python;
python.runPython("import os; os.makedirs('/house'); os.chdir('/house')");
for (const wheel of filesOf(WHEELS).filter((name) => name.endsWith(".whl")))
  python.unpackArchive(bytesOf(join(WHEELS, wheel)), "zip", { extractDir: "/house" });
for (const name of filesOf(SOURCE)) {
  if (LEFT_OUT.test(name)) continue;
  FS.mkdirTree(`/house/backroom/${dirname(name)}`);
  FS.writeFile(`/house/backroom/${name}`, bytesOf(join(SOURCE, name)));
}
// The networks are fetched one by one when a bot plays by them; until then empty files say that there are any.
const nets = filesOf(NETS).filter((name) => name.endsWith(".npz"));
FS.mkdirTree("/house/backroom/bots/nets/weights");
for (const name of nets) FS.writeFile(`/house/backroom/bots/nets/weights/${name}`, new Uint8Array());
python.runPython(script("pack.py"));
const archive = FS.readFile("/house.pack");
python.unpackArchive(archive, "gztar", { extractDir: "/tried" });
python.runPython("os.chdir('/')");
const games = await python.runPythonAsync(script("try_out.py"));

const files = new Map(ENGINE.map((name) => [name, readFileSync(join(PYODIDE, name))]));
const { info } = JSON.parse(readFileSync(join(PYODIDE, "pyodide-lock.json"), "utf-8"));
files.set("pyodide-lock.json", Buffer.from(JSON.stringify({ info, packages: {} })));
files.set("house.pack", Buffer.from(archive));
const hash = createHash("sha256");
for (const [name, bytes] of files) hash.update(name).update(bytes);
for (const name of nets) hash.update(name).update(readFileSync(join(NETS, name)));
const version = hash.digest("hex").slice(0, 16);

const home = join(SITE, "python", version);
rmSync(join(SITE, "python"), { recursive: true, force: true });
mkdirSync(join(home, "nets"), { recursive: true });
for (const [name, bytes] of files) writeFileSync(join(home, name), bytes);
for (const name of nets) copyFileSync(join(NETS, name), join(home, "nets", name));
const withNets = nets.map((name) => name.replace(".npz", ""));
const parts = [...files].map(([name, { length }]) => ({ name, bytes: length }));
writeFileSync(join(SITE, "python", "parts.json"), JSON.stringify({ version, files: parts, nets: withNets }));
writeFileSync(join(SITE, "games.json"), games);
copyFileSync(resolve(HERE, "../../LICENSE"), join(SITE, "LICENSE"));
for (const { name, bytes } of parts) console.log(`python/${version}/${name} ${bytes}`);
process.exit(0);
