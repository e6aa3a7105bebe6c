import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { listen } from "./lib/router.svelte";
import { addTexts } from "./lib/texts.svelte";
import { house } from "./texts";

listen();
void addTexts(house).then(() => mount(App, { target: document.getElementById("app")! }));
