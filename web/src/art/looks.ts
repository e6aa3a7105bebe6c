/** How a deco figure is dressed: the parts that `Figure` draws. */
export interface Look {
  hat: "fedora" | "bowler" | "cap" | "homburg" | "boater" | "tophat" | "cloche" | "slick" | "bob";
  tilt?: number;
  collar?: "tie" | "bow" | "scarf" | "fur" | "pearls" | "open";
  lip?: "moustache" | "pencil" | "beard" | "lips" | "plain";
  smoke?: "cigar" | "cigarette" | "holder";
  glasses?: "round" | "dark" | "monocle" | "patch";
  scar?: boolean;
  flower?: boolean;
  heavy?: boolean;
}

/** The fifteen members of every gang, from the errand boy to the right hand. */
export const GANGSTERS: readonly Look[] = [
  { hat: "cap", collar: "scarf", lip: "plain" },
  { hat: "slick", collar: "open", lip: "plain", scar: true },
  { hat: "boater", collar: "bow", lip: "pencil" },
  { hat: "bob", collar: "pearls", lip: "lips" },
  { hat: "cap", collar: "open", lip: "plain", smoke: "cigarette", tilt: 7 },
  { hat: "bowler", collar: "bow", lip: "moustache", heavy: true },
  { hat: "fedora", collar: "tie", lip: "plain", glasses: "round" },
  { hat: "cloche", collar: "fur", lip: "lips", smoke: "holder" },
  { hat: "fedora", collar: "scarf", lip: "plain", glasses: "patch", tilt: -6 },
  { hat: "slick", collar: "tie", lip: "pencil", glasses: "dark" },
  { hat: "bowler", collar: "tie", lip: "beard", heavy: true },
  { hat: "fedora", collar: "tie", lip: "moustache", smoke: "cigarette", tilt: 8 },
  { hat: "cloche", collar: "pearls", lip: "lips", glasses: "monocle" },
  { hat: "homburg", collar: "fur", lip: "plain", smoke: "cigar", heavy: true },
  { hat: "tophat", collar: "bow", lip: "pencil", glasses: "monocle" },
];

/** The six bosses, by key. */
export const BOSSES: Readonly<Record<string, Look>> = {
  capone: { hat: "fedora", collar: "tie", lip: "plain", smoke: "cigar", scar: true, heavy: true, tilt: 6 },
  yale: { hat: "slick", collar: "bow", lip: "pencil", flower: true },
  weiss: { hat: "homburg", collar: "scarf", lip: "plain", tilt: -5 },
  moran: { hat: "cap", collar: "tie", lip: "moustache", heavy: true },
  obannion: { hat: "bowler", collar: "tie", lip: "plain", flower: true, smoke: "cigarette" },
  torrio: { hat: "boater", collar: "bow", lip: "plain", glasses: "round" },
};
