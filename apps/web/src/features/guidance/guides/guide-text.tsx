import type { GuideBlock, GuideSpan } from '@sopaan/contract/guides'
import { SeatPicture } from './seat-picture.tsx'

type Props = {
  blocks: readonly GuideBlock[]
  /** Before the names of its sections, where two texts stand on one page. */
  idPrefix?: string
}

/** The text of a guide, part by part. */
export function GuideText({ blocks, idPrefix = '' }: Props) {
  return (
    <article className="measure grid gap-3">
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the text.
        <Block key={at} block={block} idPrefix={idPrefix} />
      ))}
    </article>
  )
}

function Block({ block, idPrefix }: { block: GuideBlock; idPrefix: string }) {
  if (block.kind === 'heading') {
    return (
      <h2 id={`${idPrefix}${block.id}`} className="type-subsection mt-5 scroll-mt-20">
        <Spans spans={block.spans} />
      </h2>
    )
  }
  if (block.kind === 'list') return <List block={block} />
  if (block.kind === 'table') return <Table rows={block.rows} />
  if (block.kind === 'picture') return <SeatPicture willingness={block.of} label={block.text} />
  return (
    <p>
      <Spans spans={block.spans} />
    </p>
  )
}

function List({ block: { isOrdered, items } }: { block: Extract<GuideBlock, { kind: 'list' }> }) {
  const Element = isOrdered ? 'ol' : 'ul'
  return (
    <Element className={`grid gap-2 ps-6 marker:text-primary-text ${isOrdered ? 'list-decimal' : 'list-disc'}`}>
      {items.map((spans) => (
        <li key={textOf(spans)}>
          <Spans spans={spans} />
        </li>
      ))}
    </Element>
  )
}

function Table({ rows: [head = [], ...rows] }: { rows: GuideSpan[][][] }) {
  return (
    <table className="w-full border-collapse text-start text-[15px] wrap-break-word hyphens-auto sm:text-base">
      <thead>
        <tr className="border-b border-border-strong">
          {head.map((spans, at) => {
            // A corner without words heads nothing.
            const [Cell, scope] = spans.length === 0 ? (['td', undefined] as const) : (['th', 'col'] as const)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place in the row.
              <Cell key={at} scope={scope} className="py-2 pe-3 text-start font-semibold">
                <Spans spans={spans} />
              </Cell>
            )
          })}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.map(textOf).join()} className="border-b border-border align-top">
            {row.map((spans, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place in the row.
              <td key={at} className="py-2 pe-3">
                <Spans spans={spans} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Spans({ spans }: { spans: readonly GuideSpan[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a run of text is its place in the sentence.
  return spans.map((span, at) => <Span key={at} span={span} />)
}

function Span({ span: { text, mark, to } }: { span: GuideSpan }) {
  if (to !== null) {
    return (
      <a href={to} className="text-primary-text">
        {text}
      </a>
    )
  }
  if (mark === 'strong') return <strong>{text}</strong>
  return mark === 'em' ? <em>{text}</em> : text
}

function textOf(spans: readonly GuideSpan[]): string {
  return spans.map(({ text }) => text).join('')
}
