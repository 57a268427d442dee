import { toolFrom } from '@sopaan/contract/paths'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { ToolSteps } from '#web/search-form/tool-steps.tsx'
import { Card } from '#web/ui/card.tsx'
import { Highlighted } from '#web/ui/highlighted.tsx'
import { ResultSheet } from '#web/ui/result-sheet.tsx'
import type { Words } from '#web/words/en.ts'
import { useWords } from '#web/words/use-words.tsx'
import { RelatedTools } from './related-tools.tsx'
import { CopyAddressButton } from './share-button.tsx'

export type CalculatorName = Exclude<keyof Words['shell']['toolNames'], 'college-predictor' | 'state-college-predictor'>
export type ToolWords = {
  pageTitle: string
  description: string
  titleBefore: string
  titleMarked: string
  titleAfter: string
}

type Props = {
  name: CalculatorName
  words: ToolWords
  form: ReactNode
  /** The answer on the sheet; it speaks up when it changes. */
  result: ReactNode
  /** The answer again, short, and the next step: a bar at the bottom of phones. */
  bar?: { label: string; answer: string; action?: { label: string; to: string } | undefined } | undefined
  /** How the number came about, and what else there is to know. */
  children?: ReactNode
}

/** The page of a calculator: question as title, inputs beside the one result sheet, then how it was worked out. */
export function ToolFrame({ name, words, form, result, bar, children }: Props) {
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
        <div className="mt-8 grid items-start gap-6 lg:grid-cols-[352px_1fr]">
          <Card className="border-transparent shadow-1">{form}</Card>
          <ResultSheet className="relative flex min-w-0 flex-col max-sm:pe-4">
            <CopyAddressButton />
            <div className="min-w-0">{result}</div>
          </ResultSheet>
        </div>
        {children !== undefined && <div className="mt-10 grid gap-4">{children}</div>}
        <RelatedTools current={name} />
      </div>
      {bar && <AnswerBar {...bar} />}
    </div>
  )
}

function AnswerBar({ label, answer, action }: NonNullable<Props['bar']>) {
  const { language } = useWords()
  const { pathname } = useLocation()
  return (
    <div className="sticky bottom-[var(--dock,0px)] z-20 border-t border-border bg-surface lg:hidden print:hidden">
      <div className="page-width flex min-h-16 items-center justify-between gap-3 py-2">
        <p aria-hidden="true">
          <span className="type-small block text-secondary">{label}</span>
          <span className="text-[19px] leading-6 font-heading text-primary-text tabular-nums">{answer}</span>
        </p>
        {action && (
          <a
            href={toolFrom(pathname, action.to, language)}
            className="inline-flex min-h-12 shrink-0 items-center rounded-control bg-primary px-5 font-semibold text-on-primary no-underline"
          >
            {action.label}
          </a>
        )}
      </div>
    </div>
  )
}
