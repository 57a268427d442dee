/**
 * What a calculator says: its figures, or why it has none. A calculator never throws at what a person typed; the page
 * turns the reason into words.
 */
export type Answer<Figures, Reason extends string> = ({ ok: true } & Figures) | { ok: false; reason: Reason }
