import { PRIORITIES } from '../../syllabus/syllabus-chapter.ts'
import type { ChapterInProgress, FactSession } from '../planner-facts.ts'

/** The minutes of each chapter that sittings ahead will take. */
export function pinMinutes(ahead: readonly FactSession[], counted: readonly ChapterInProgress[]): Map<string, number> {
  const pinned = new Map<string, number>()
  const pin = (key: string, minutes: number) => pinned.set(key, (pinned.get(key) ?? 0) + minutes)
  for (const { chapterKey, durationMinutes } of ahead) if (chapterKey !== null) pin(chapterKey, durationMinutes)
  const inOrder = PRIORITIES.flatMap((priority) => counted.filter((chapter) => chapter.priority === priority))
  for (const { chapterKey, subject, durationMinutes } of ahead) {
    if (chapterKey !== null || subject === null) continue
    let left = durationMinutes
    for (const chapter of inOrder) {
      if (left === 0) break
      const open = chapter.subject === subject ? chapter.leftMinutes - (pinned.get(chapter.key) ?? 0) : 0
      const minutes = Math.min(left, Math.max(0, open))
      if (minutes > 0) pin(chapter.key, minutes)
      left -= minutes
    }
  }
  return pinned
}
