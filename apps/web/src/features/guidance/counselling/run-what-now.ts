import { showListAdvice } from '#web/features/guidance/choice-lists/show-list-advice.ts'
import { sendHome, tickPapers } from './tick-papers.ts'

/** What moves the page of dates: the ticks of the papers, and while rounds come out, the button for the list of this phone. */
export function runWhatNow(): void {
  tickPapers()
  sendHome()
  void showListAdvice()
}
