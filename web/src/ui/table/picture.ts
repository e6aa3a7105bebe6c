/** The end of a match as a picture to keep or send, drawn in the browser with the art of the table. */

export interface Bill {
  title: string;
  headline: string;
  /** Why it ended, in a sentence. */
  why: string;
  rows: readonly { place: number; name: string; first: boolean; score: string; portrait: SVGSVGElement | null }[];
  /** Where the house is found. */
  foot: string;
}

/** As large as what messengers and timelines show of a link. */
const WIDTH = 1200;
const HEIGHT = 630;
const BRASS = "#c9a24d";
const LAMP = "#f3d994";
const PAPER = "#f1e5cb";

interface Ink {
  size: number;
  colour: string;
  /** In the letters of titles. */
  display?: boolean;
  align?: CanvasTextAlign;
  /** What is longer is cut. */
  widest?: number;
}

export async function pictureOf(bill: Bill): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d")!;
  await document.fonts.ready;
  ground(pen);
  write(pen, bill.title.toUpperCase(), WIDTH / 2, 82, { size: 28, colour: BRASS });
  write(pen, bill.headline, WIDTH / 2, 150, { size: 64, colour: LAMP, display: true });
  write(pen, bill.why, WIDTH / 2, 200, { size: 26, colour: PAPER });
  rows(pen, bill.rows);
  write(pen, bill.foot, WIDTH / 2, HEIGHT - 42, { size: 22, colour: BRASS });
  return new Promise((found, failed) =>
    canvas.toBlob((blob) => (blob ? found(blob) : failed(new Error("no picture"))), "image/png"),
  );
}

/** Night, a lamp, its rays, and two lines of brass. */
function ground(pen: CanvasRenderingContext2D): void {
  const lamp = pen.createRadialGradient(WIDTH / 2, 90, 40, WIDTH / 2, 200, 800);
  lamp.addColorStop(0, "#6b421d");
  lamp.addColorStop(1, "#120a05");
  pen.fillStyle = lamp;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = "#ffcf6b0d";
  const far = (turn: number) => [
    WIDTH / 2 + Math.cos((turn * Math.PI) / 12) * 1400,
    Math.sin((turn * Math.PI) / 12) * 1400,
  ];
  for (let ray = 0; ray < 12; ray += 2) pen.fill(new Path2D(`M${WIDTH / 2} 0L${far(ray)}L${far(ray + 1)}z`));
  pen.strokeStyle = BRASS;
  pen.lineWidth = 3;
  pen.strokeRect(18, 18, WIDTH - 36, HEIGHT - 36);
  pen.lineWidth = 1;
  pen.strokeRect(28, 28, WIDTH - 56, HEIGHT - 56);
}

function rows(pen: CanvasRenderingContext2D, all: Bill["rows"]): void {
  const high = Math.min(84, (HEIGHT - 320) / all.length);
  const size = high - 10;
  const [left, right] = [200, WIDTH - 200];
  all.forEach(({ place, name, first, score, portrait }, at) => {
    const top = 235 + at * high;
    if (first) {
      pen.fillStyle = "#c9a24d40";
      pen.fillRect(left, top, right - left, high - 4);
    }
    const line = top + high / 2 + 10;
    write(pen, String(place), left + 34, line, { size: 34, colour: LAMP, display: true });
    if (portrait) draw(pen, portrait, left + 80, top + 3, size);
    write(pen, name, left + 110 + size, line, { size: 32, colour: PAPER, align: "left", widest: 420 });
    write(pen, score, right - 24, line, { size: 30, colour: LAMP, align: "right", widest: 200 });
  });
}

/** Writes a line in the letters of the page. */
function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number, ink: Ink): void {
  const { size, colour, display = false, align = "center", widest = WIDTH - 160 } = ink;
  const style = getComputedStyle(document.body);
  pen.font = `${size}px ${display ? style.getPropertyValue("--display") : style.fontFamily}`;
  pen.fillStyle = colour;
  pen.textAlign = align;
  let shown = text;
  while (pen.measureText(shown).width > widest && shown.length > 1) shown = `${shown.slice(0, -2).trimEnd()}…`;
  pen.fillText(shown, x, y);
}

/** Draws what an SVG on the page shows, shape by shape: as an image, the house's own policy would refuse it. */
function draw(pen: CanvasRenderingContext2D, svg: SVGSVGElement, x: number, y: number, size: number): void {
  const box = svg.getBoundingClientRect();
  const scale = size / Math.max(box.width, box.height, 1);
  const base = new DOMMatrix().translate(x, y).scale(scale).translate(-box.x, -box.y);
  for (const shape of svg.querySelectorAll<SVGGeometryElement>("path, rect, circle, ellipse")) {
    const outline = outlineOf(shape);
    const matrix = shape.getScreenCTM();
    const style = getComputedStyle(shape);
    if (!outline || !matrix || shape.closest("defs, clipPath, mask") || style.display === "none") continue;
    pen.save();
    clip(pen, shape, base);
    pen.setTransform(base.multiply(matrix));
    pen.globalAlpha = Number(style.opacity);
    pen.lineWidth = parseFloat(style.strokeWidth) || 1;
    if (isPaint(style.fill)) {
      pen.fillStyle = style.fill;
      pen.fill(outline, style.fillRule === "evenodd" ? "evenodd" : "nonzero");
    }
    if (isPaint(style.stroke)) {
      pen.strokeStyle = style.stroke;
      pen.stroke(outline);
    }
    pen.restore();
  }
}

/** Cuts what is drawn next to the shape that its group is cut to, if it is. */
function clip(pen: CanvasRenderingContext2D, shape: SVGGeometryElement, base: DOMMatrix): void {
  const group = shape.closest<SVGGraphicsElement>("[clip-path]");
  const [, id] = /#([^")]+)/.exec(group?.getAttribute("clip-path") ?? "") ?? [];
  const frame = id && group?.ownerSVGElement?.querySelector<SVGGeometryElement>(`#${CSS.escape(id)} > *`);
  const [outline, matrix] = [frame && outlineOf(frame), group?.getScreenCTM()];
  if (!outline || !matrix) return;
  pen.setTransform(base.multiply(matrix));
  pen.clip(outline);
}

const isPaint = (paint: string) => paint !== "none" && !paint.startsWith("url");

function outlineOf(shape: SVGGeometryElement): Path2D | null {
  if (shape instanceof SVGPathElement) return new Path2D(shape.getAttribute("d") ?? "");
  const path = new Path2D();
  if (shape instanceof SVGRectElement)
    path.rect(shape.x.baseVal.value, shape.y.baseVal.value, shape.width.baseVal.value, shape.height.baseVal.value);
  else if (shape instanceof SVGCircleElement)
    path.arc(shape.cx.baseVal.value, shape.cy.baseVal.value, shape.r.baseVal.value, 0, 2 * Math.PI);
  else if (shape instanceof SVGEllipseElement) {
    const { cx, cy, rx, ry } = shape;
    path.ellipse(cx.baseVal.value, cy.baseVal.value, rx.baseVal.value, ry.baseVal.value, 0, 0, 2 * Math.PI);
  } else return null;
  return path;
}
