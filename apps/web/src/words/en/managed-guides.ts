import type { GuideFault } from '@sopaan/contract/managed-guides'

type FaultWords = Record<GuideFault['code'], (facts: { line: string; link: string; page: string }) => string>

/** Words of the pages where staff write the guides. */
export const managedGuides = {
  title: 'Guides and help',
  lead: 'What people read as guides, and the pages about us, our terms and refunds. Edit one in both languages, look at the preview, publish. Every edition is kept, and one press brings an earlier one back.',
  back: 'All guides and help pages',
  loadFailed: 'This could not be loaded.',
  failed: 'Nothing was changed. Please try again.',
  columns: { guide: 'Page', edition: 'What is read', figures: 'Figures', draft: 'Draft' },
  draft: 'Draft',
  searchHint: 'Title or address',
  kind: 'Kind',
  anyKind: 'Guides and help',
  kinds: { guide: 'Guides', help: 'Help pages' },
  states: { draft: 'With a draft', edited: 'Edited by us', shipped: 'As they came' },
  shipped: 'As it came with the product',
  edition: (version: string) => `Edition ${version}`,
  figures: (season: string, day: string) => `of ${season}, checked ${day}`,
  checked: (day: string) => `checked ${day}`,
  by: (who: string, when: string) => `${who}, ${when}`,
  gone: 'Former staff',
  seePage: 'See the page',
  noDraft: 'No draft. What stands below is what everybody reads.',
  draftBy: (who: string, when: string) => `Draft of ${who}, ${when}. Nobody reads it yet.`,
  draftChanges: 'What the draft changes',
  discard: 'Throw the draft away',
  discardAsk: 'What everybody reads stays as it is. The draft cannot be brought back.',
  discarded: 'The draft is gone.',
  cancel: 'Cancel',
  season: 'Season of its figures',
  checkedOn: 'Checked against its sources on',
  checkedHint: 'The page shows this day.',
  guideTitle: 'Title',
  description: 'In one line',
  text: 'Text',
  textHint:
    '## heading, **strong**, *soft*, - list, 1. list, [words](/what-now) or [words](https://…), | table |. HTML is shown as it is typed.',
  sources: 'Sources',
  sourcesHint: 'Who published what, and where in it. The page shows it.',
  previewIn: (language: string) => `How the page will look: ${language}`,
  previewFailed: 'The preview could not be made. Your text is kept.',
  faults: {
    GUIDE_PART: ({ line }) =>
      `Line ${line} is something guides do not show: code, a quote, a list in a list, or a rule.`,
    GUIDE_LINK: ({ link }) => `${link} leads nowhere. Use https, or a page or section of ours in this language.`,
    GUIDE_SECTION_LINKED: ({ link, page }) =>
      `“${page}” links to ${link}. Keep the heading of that section, or change the link there first.`,
  } satisfies FaultWords as FaultWords,
  publish: 'Publish',
  publishHint: 'Both languages are published together, at once.',
  wasPublished: 'Published. Everybody reads it now.',
  saveDraft: 'Save the draft',
  saving: 'Saving',
  saved: 'The draft is saved.',
  history: 'Editions',
  readNow: 'Read now',
  whatChanged: 'What changed',
  noChange: 'Nothing changed.',
  changed: { gone: 'Taken out', new: 'Added' },
  rollBack: 'Bring it back',
  rollBackTitle: (version: string) => `Publish edition ${version} again`,
  rollBackAsk: 'Its text becomes the newest edition, and everybody reads it at once. A draft stays as it is.',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { managedGuides } }
