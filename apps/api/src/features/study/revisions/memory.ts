import type { RevisionRating } from '@sopaan/contract/revisions'
import { type Card, createEmptyCard, fsrs, type Grade, generatorParameters, Rating } from 'ts-fsrs'

/** What is kept of something that is being learned, as FSRS counts it. */
export type Memory = {
  dueAt: Date
  stability: number
  difficulty: number
  state: 0 | 1 | 2 | 3
  scheduledDays: number
  lapses: number
  reviews: number
  reviewedAt: Date | null
}

/** Remembered nine times in ten when it comes back, and never further off than this, days. Ours. */
const RETENTION = 0.9
const INTERVAL_DAYS_MAX = 90
/** Days alone: nobody revises a chapter twice within the hour. No chance in it: the same answers give the same days. */
const scheduler = fsrs(
  generatorParameters({
    request_retention: RETENTION,
    maximum_interval: INTERVAL_DAYS_MAX,
    enable_fuzz: false,
    enable_short_term: false,
  }),
)
const GRADES: Readonly<Record<RevisionRating, Grade>> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
}

/** Something that was never revised, due at an instant. */
export function newMemory(dueAt: Date): Memory {
  const card = createEmptyCard(dueAt)
  return memoryOf(card, 0)
}

/** What one answer makes of it: when it comes back, and how firmly it sits. Source: FSRS 6, by the package ts-fsrs. */
export function afterAnswer(memory: Memory, rating: RevisionRating, now: Date): Memory {
  return memoryOf(scheduler.next(cardOf(memory), now, GRADES[rating]).card, memory.reviews + 1)
}

/** In how many days it would come back after each answer. */
export function previewDays(memory: Memory, now: Date): Record<RevisionRating, number> {
  const daysAfter = (rating: RevisionRating) => afterAnswer(memory, rating, now).scheduledDays
  return { again: daysAfter('again'), hard: daysAfter('hard'), good: daysAfter('good'), easy: daysAfter('easy') }
}

function cardOf(memory: Memory): Card {
  const card = createEmptyCard(memory.dueAt)
  return {
    ...card,
    stability: memory.stability,
    difficulty: memory.difficulty,
    scheduled_days: memory.scheduledDays,
    reps: memory.reviews,
    lapses: memory.lapses,
    state: memory.state,
    ...(memory.reviewedAt !== null && { last_review: memory.reviewedAt }),
  }
}

function memoryOf(card: Card, reviews: number): Memory {
  return {
    dueAt: card.due,
    stability: card.stability,
    difficulty: card.difficulty,
    state: card.state,
    scheduledDays: card.scheduled_days,
    lapses: card.lapses,
    reviews,
    reviewedAt: card.last_review ?? null,
  }
}
