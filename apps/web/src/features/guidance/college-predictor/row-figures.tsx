import { SparkLines } from '#web/ui/spark-lines.tsx'
import { useWords } from '#web/words/use-words.tsx'
import type { WideTexts } from './row-texts.ts'

/** What a desk has room for behind the closing rank: five years against the reader, and what is published of the college. */
export function RowFigures({ spark, chart, nirf, fee, salary, women, km }: Omit<WideTexts, 'seat' | 'next'>) {
  const { results: words } = useWords()
  return (
    <>
      <span className="result-spark" aria-hidden="true">
        <SparkLines shape={spark} label={chart} />
      </span>
      <span className="result-nirf">
        {nirf} <small>{fee}</small>
      </span>
      <span className="result-salary">
        {salary} <small>{women}</small>
      </span>
      <span className="result-km">{km === undefined ? <small>{words.kmUnknown}</small> : km}</span>
    </>
  )
}
