import type { ReactNode } from 'react'
import { Banner } from '#web/ui/banner.tsx'
import { buttonClasses } from '#web/ui/button.tsx'

type Props = {
  words: { missingTitle: string; addAnswers: string }
  /** The sheet in which the answers are given. */
  sheetId: string
  children: ReactNode
}

/** What was not given without which some seats could not be judged, with the way to give it. */
export function MissingBanner({ words, sheetId, children }: Props) {
  return (
    <Banner title={words.missingTitle} tone="note">
      {children}
      <button type="button" popoverTarget={sheetId} className={`${buttonClasses('line')} mt-3`}>
        {words.addAnswers}
      </button>
    </Banner>
  )
}
