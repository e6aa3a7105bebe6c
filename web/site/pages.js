/** Makes the built pages installable: manifest and icons, and the service worker with the list of what it keeps. */
import { createHash } from "node:crypto";
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const HERE = dirname(fileURLToPath(import.meta.url));
const SITE = process.env.BACKROOM_SITE;
const HEAD = `<link rel="manifest" href="./manifest.webmanifest" />
    <link rel="apple-touch-icon" href="./icons/icon-192.png" />
  </head>`;
/** Kept otherwise, or for people and not for the page. */
const LEFT_OUT = /^(python\/[^p]|service-worker\.js|LICENSE|\.)/;

mkdirSync(join(SITE, "icons"), { recursive: true });
cpSync(join(HERE, "icons"), join(SITE, "icons"), { recursive: true });
copyFileSync(resolve(HERE, "../src/assets/icon.svg"), join(SITE, "icons", "icon.svg"));
copyFileSync(join(HERE, "manifest.webmanifest"), join(SITE, "manifest.webmanifest"));
const index = join(SITE, "index.html");
const page = readFileSync(index, "utf-8");
if (!page.includes("manifest")) writeFileSync(index, page.replace("</head>", HEAD));

const files = readdirSync(SITE, { recursive: true, encoding: "utf-8" })
  .map((name) => name.replaceAll("\\", "/"))
  .filter((name) => statSync(join(SITE, name)).isFile() && !LEFT_OUT.test(name))
  .sort();
const hash = createHash("sha256");
for (const name of files) hash.update(name).update(readFileSync(join(SITE, name)));
const version = hash.digest("hex").slice(0, 16);
const kept = files.map((name) => (name === "index.html" ? "./" : `./${name}`));
const worker = readFileSync(join(HERE, "service-worker.js"), "utf-8")
  .replace("__VERSION__", version)
  .replace('"__FILES__"', JSON.stringify(JSON.stringify(kept)));
writeFileSync(join(SITE, "service-worker.js"), worker);
console.log(`${kept.length} files of version ${version} are kept for when there is no network`);
