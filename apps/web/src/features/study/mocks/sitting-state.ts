import type { MockFields } from '@sopaan/contract/mocks'
import { findExamPaper } from '@sopaan/domain/ranks/exam-papers'
import type { PaperSection } from '@sopaan/domain/ranks/marking-scheme'
import { type AnswerKey, sheetQuestions } from '@sopaan/domain/sittings/answer-key'
import { SUBJECTS } from '@sopaan/domain/syllabus/syllabus-chapter'
import { MINUTE_MS } from '@sopaan/domain/time/durations'
import { readStored, removeStored, writeStored } from '#web/stored.ts'

/** Papers whose pattern is known, and one's own. */
export const SITTING_PAPERS = ['jee-main-1', 'bitsat', 'mht-cet-pcm', 'own'] as const
export type SittingPaper = (typeof SITTING_PAPERS)[number]

/** How an own paper is marked: as many questions with four options in each subject. */
export type OwnPattern = { questions: number; correct: number; wrong: number; minutes: number }

/** A paper that somebody sits, as the device keeps it, so that a reload or an empty battery loses nothing. */
export type Sitting = {
  /** Whose it is: nobody else who signs in on this device sees it. */
  owner: string
  paper: SittingPaper
  name: string
  sections: readonly PaperSection[]
  startedAtMs: number
  durationMs: number
  /** Null while it runs. */
  endedAtMs: number | null
  /** By the number of the question. */
  answers: Readonly<Record<number, string>>
  /** Time with each subject open, ms; the one that is open counts from `openedAtMs` on. */
  spentMs: Readonly<Record<string, number>>
  openSubject: string
  openedAtMs: number
  key: AnswerKey
  isScored: boolean
  /** The same one is never written down twice. */
  requestKey: string
  /** In the log, once it was saved. */
  mockId: string | null
  /** For each question, so that a mistake is one however often it is sent; made when the paper ends. */
  noteKeys: Readonly<Record<number, string>>
  /** Questions that are in the notebook. */
  noted: readonly number[]
}

/** A paper begins now. */
export function newSitting(
  { owner, paper, name, own }: { owner: string; paper: SittingPaper; name: string; own: OwnPattern },
  nowMs: number,
): Sitting {
  const known = paper === 'own' ? undefined : findExamPaper(paper)
  const sections = known?.sections ?? ownSections(own)
  return {
    owner,
    paper,
    name,
    sections,
    startedAtMs: nowMs,
    durationMs: (known?.durationMinutes ?? own.minutes) * MINUTE_MS,
    endedAtMs: null,
    answers: {},
    spentMs: {},
    openSubject: sections[0]?.subject ?? '',
    openedAtMs: nowMs,
    key: {},
    isScored: false,
    requestKey: crypto.randomUUID(),
    mockId: null,
    noteKeys: {},
    noted: [],
  }
}

/** The subjects of a paper, in its order. */
export function subjectsOf({ sections }: Pick<Sitting, 'sections'>): string[] {
  return [...new Set(sections.map(({ subject }) => subject))]
}

/** The questions of a paper that stand on its sheet. */
export function questionsOf({ sections }: Pick<Sitting, 'sections'>) {
  return sheetQuestions(sections)
}

/** Another subject is opened, or the paper ends: the time of the one before is counted. @param subject  undefined: none is open any more */
export function withSubject(sitting: Sitting, subject: string | undefined, nowMs: number): Sitting {
  const { openSubject, openedAtMs, spentMs } = sitting
  const until = Math.min(nowMs, sitting.startedAtMs + sitting.durationMs)
  const spent = (spentMs[openSubject] ?? 0) + Math.max(0, until - openedAtMs)
  return {
    ...sitting,
    spentMs: { ...spentMs, [openSubject]: spent },
    openSubject: subject ?? openSubject,
    openedAtMs: until,
  }
}

/** The paper ends, at the latest when its time is over. */
export function endedSitting(sitting: Sitting, nowMs: number): Sitting {
  const endedAtMs = Math.min(nowMs, sitting.startedAtMs + sitting.durationMs)
  const noteKeys = Object.fromEntries(questionsOf(sitting).map(({ number }) => [number, crypto.randomUUID()]))
  return { ...withSubject(sitting, undefined, nowMs), endedAtMs, noteKeys }
}

/** The pattern that a sitting is written into the mock log as. */
export function mockExamOf({ paper }: Pick<Sitting, 'paper'>): MockFields['exam'] {
  return paper === 'jee-main-1' ? 'main' : 'other'
}

/** What the device keeps for somebody; undefined where there is nothing of theirs, or it cannot be read. */
export function readSitting(owner: string): Sitting | undefined {
  try {
    const kept: unknown = JSON.parse(readStored('sitting') ?? 'null')
    return isSitting(kept) && kept.owner === owner ? kept : undefined
  } catch {
    return undefined
  }
}

/** Keeps a sitting on the device, or forgets it. */
export function storeSitting(sitting: Sitting | undefined): void {
  if (sitting === undefined) removeStored('sitting')
  else writeStored('sitting', JSON.stringify(sitting))
}

/** What this device wrote is as it was written; anything else of the key is from an older build. */
function isSitting(kept: unknown): kept is Sitting {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'owner' in kept &&
    'sections' in kept &&
    Array.isArray(kept.sections) &&
    'answers' in kept &&
    'requestKey' in kept &&
    'durationMs' in kept
  )
}

function ownSections({ questions, correct, wrong }: OwnPattern): PaperSection[] {
  return SUBJECTS.map((subject) => ({
    id: subject,
    subject,
    kind: 'single-correct',
    questions,
    correct,
    wrong: wrong === 0 ? 0 : -wrong,
    options: 4,
  }))
}
