import type { ReactNode } from 'react'
import { DocumentHead } from '#web/document-head.tsx'
import { ToolSteps } from '#web/search-form/tool-steps.tsx'
import { Card } from '#web/ui/card.tsx'
import { Highlighted } from '#web/ui/highlighted.tsx'
import { RelatedTools } from './related-tools.tsx'
import { ShareButton } from './share-button.tsx'
import type { CalculatorName, ToolWords } from './tool-frame.tsx'

type Props = { name: CalculatorName; words: ToolWords; form: ReactNode; children: ReactNode }

/** The page of a tool whose answer needs the whole width: inputs above, the answer below. */
export function WideToolFrame({ name, words, form, children }: Props) {
  return (
    <div className="graph-paper">
      <DocumentHead title={words.pageTitle} description={words.description} />
      <div className="page-width py-8 sm:py-12">
        <ToolSteps tool={name} />
        <h1 className="type-title mt-4">
          {words.titleBefore}
          <Highlighted>{words.titleMarked}</Highlighted>
          {words.titleAfter}
        </h1>
        <Card className="mt-8 border-transparent shadow-1">{form}</Card>
        <Card className="relative mt-6 flex flex-col border-transparent shadow-2">
          <ShareButton />
          <div aria-live="polite" className="min-w-0">
            {children}
          </div>
        </Card>
        <RelatedTools current={name} />
      </div>
    </div>
  )
}
