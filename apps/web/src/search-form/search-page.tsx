import type { ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'
import { Highlighted } from '#web/ui/highlighted.tsx'
import { ToolSteps } from './tool-steps.tsx'

type Props = {
  tool: 'college-predictor' | 'state-college-predictor'
  words: { askBefore: string; askMarked: string; askAfter: string; askLead: string }
  /** Said under the lead. */
  note?: ReactNode
  children: ReactNode
}

/** The questions of a predictor on their sheet, beside what it answers. */
export function SearchPage({ tool, words, note, children }: Props) {
  return (
    <div className="graph-paper border-b border-border">
      <div className="page-width grid gap-8 py-8 sm:py-12 lg:grid-cols-[1fr_440px]">
        <div>
          <ToolSteps tool={tool} />
          <h1 className="type-title mt-4">
            {words.askBefore}
            <Highlighted>{words.askMarked}</Highlighted>
            {words.askAfter}
          </h1>
          <p className="type-lead measure mt-4 text-secondary">{words.askLead}</p>
          {note}
        </div>
        <Card className="grid content-start gap-4 self-start shadow-2">{children}</Card>
      </div>
    </div>
  )
}
