import type { GenderPool } from '@sopaan/domain/book/rank-book'
import type { ReactElement, ReactNode } from 'react'
import { Bookmark } from '#web/ui/bookmark.tsx'
import { ChancePill } from '#web/ui/chance-pill.tsx'
import { inside, type Markup, writePart } from '#web/ui/write-part.ts'
import type { Words } from '#web/words/en.ts'
import { useWords, WordsProvider } from '#web/words/use-words.tsx'
import { CompareTick } from './compare-tick.tsx'
import type { RowProps } from './result-row.tsx'
import { RowFigures } from './row-figures.tsx'
import { RowName } from './row-name.tsx'
import { RowPast } from './row-past.tsx'
import { RowSeats } from './row-seats.tsx'
import { type RowTexts, sayRow, sayWide, type WideTexts } from './row-texts.ts'

/**
 * A row as the server sends it: `ResultRow` to the letter, with its parts put together as text. Half of what React rendered of a
 * result were the elements of its rows, which are the same in all of them but for their words.
 */
export function WrittenRow(props: RowProps) {
  const words = useWords()
  return <li className="result-row" data-named={props.named} {...inside(...writeRow(props, words))} />
}

function writeRow(props: RowProps, words: Words): Markup[] {
  const { lead, seasons, figures } = props
  const { results, language } = words
  const row = sayRow(props, words)
  const wide = sayWide(props, words)
  const inWords = (part: ReactNode) => <WordsProvider words={words}>{part}</WordsProvider>
  return [
    writePart('tick', [results.tickToCompare(row.name)], ([label = '']) =>
      inWords(<CompareTick label={label} isTicked={false} isFull={false} onTick={NOTHING} />),
    ),
    writePart(`chance ${lead.band} ${row.percent} ${row.word}`, [], () => (
      <ChancePill isSilent band={lead.band} percent={row.percent} word={row.word} />
    )),
    writeName(row, figures),
    writePart(`seats ${wide.next !== undefined}`, [wide.seat, wide.next ?? ''], ([seat = '', next]) => (
      <RowSeats seat={seat} next={wide.next && next} />
    )),
    writePast(row, { gender: lead.gender, newest: seasons.at(-1)?.season, language, inWords }),
    writeFigures(wide, { language, inWords }),
    writePart('add', [lead.key, results.addToList(row.name)], ([key = '', label = '']) => (
      <Bookmark value={key} label={label} isAdd className="result-add" />
    )),
  ]
}

function writeName({ href, college, branch, said }: RowTexts, figures: string): Markup {
  const texts = [href, college ?? '', branch, said, figures]
  return writePart(`name ${college === undefined}`, texts, ([to = '', of = '', what = '', all = '', some = '']) => (
    <RowName
      href={to}
      college={college === undefined ? undefined : of}
      branch={what}
      said={all}
      figures={some}
      isOpen={false}
      onClick={NOTHING}
    />
  ))
}

type InWords = { language: Words['language']; inWords: (part: ReactNode) => ReactElement }
type Past = InWords & { gender: GenderPool; newest: number | undefined }

function writePast({ tone, gotIn, years, closing }: RowTexts, past: Past): Markup {
  const { gender, newest, language, inWords } = past
  const states = years.map(({ state }) => state)
  const kind = ['past', language, tone, ...states, closing === undefined, gender, newest].join(' ')
  return writePart(kind, [gotIn, closing ?? ''], ([got = '', closed]) =>
    inWords(
      <RowPast
        tone={tone}
        gotIn={got}
        years={years}
        closing={closing === undefined ? undefined : closed}
        gender={gender}
        newest={newest}
      />,
    ),
  )
}

function writeFigures(
  { spark, chart, nirf, fee, salary, women, km }: WideTexts,
  { language, inWords }: InWords,
): Markup {
  const points = spark.points.map(({ x }) => x)
  const kind = ['figures', language, ...points, km === undefined].join(' ')
  const texts = [chart, nirf, fee, salary, women, km ?? '', spark.you, spark.path ?? '']
  return writePart(kind, [...texts, ...spark.points.map(({ y }) => y)], (all) => {
    const [label = '', rank = '', ofYear = '', paid = '', share = '', far, you = '', path, ...ys] = all
    const drawn = points.map((x, at) => ({ x, y: ys[at] ?? '' }))
    return inWords(
      <RowFigures
        spark={{ ...spark, you, path: spark.path && path, points: drawn }}
        chart={label}
        nirf={rank}
        fee={ofYear}
        salary={paid}
        women={share}
        km={km === undefined ? undefined : far}
      />,
    )
  })
}

const NOTHING = (): void => undefined
