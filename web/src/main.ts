import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { listen } from "./state/router.svelte";
import { addTexts } from "./i18n/texts.svelte";
import { house } from "./i18n/house";

listen();
void addTexts(house).then(() => mount(App, { target: document.getElementById("app")! }));
