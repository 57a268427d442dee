import type { GuideBlock, GuideSpan } from '@sopaan/contract/guides'
import { inLanguage, paths, readLanguage } from '@sopaan/contract/paths'
import { formatDate } from '@sopaan/domain/time/format'
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { deploymentContext, requestContext } from '#web/load-context.ts'
import { forwardLoaderHeaders } from '#web/search-form/answer-loader.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { StructuredData } from '#web/ui/structured-data.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { GuideList } from './guide-list.tsx'
import { fetchGuide, fetchGuides } from './guides.queries.ts'
import { SeatPicture } from './seat-picture.tsx'

/** A page to read: it is sent without React. */
export const handle = { hydrate: false }

/** Guides named at the end of another. */
const NEXT_COUNT = 3

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const ask = context.get(requestContext)
  const { language } = readLanguage(new URL(request.url).pathname)
  const [guide, { guides }] = await Promise.all([
    fetchGuide(ask, params.slug ?? '', language),
    fetchGuides(ask, language),
  ])
  const page = { guide, guides, origin: context.get(deploymentContext).origin }
  return data(page, { headers: { 'cache-control': 'public, max-age=3600, stale-while-revalidate=86400' } })
}

export const headers = forwardLoaderHeaders

export default function GuidePage() {
  const { guides: words, shell, language } = useWords()
  const { guide, guides, origin } = useLoaderData<typeof loader>()
  const at = guides.findIndex(({ slug }) => slug === guide.slug)
  const next = [...guides.slice(at + 1), ...guides.slice(0, at)].slice(0, NEXT_COUNT)
  const path = inLanguage(paths.guide(guide.slug), language)
  return (
    <>
      <DocumentHead title={guide.title} description={guide.description} />
      <StructuredData
        facts={{
          '@context': 'https://schema.org',
          '@type': 'Article',
          headline: guide.title,
          description: guide.description,
          inLanguage: language,
          dateModified: guide.checkedOn,
          mainEntityOfPage: `${origin}${path}`,
          publisher: { '@type': 'Organization', name: shell.productName },
        }}
      />
      <PageHead>
        <Breadcrumb
          label={shell.breadcrumb}
          steps={[{ label: words.name, to: inLanguage(paths.guides(), language) }, { label: guide.title }]}
        />
        <h1 className="type-title mt-4">{guide.title}</h1>
        <p className="type-lead measure mt-3 text-secondary">{guide.description}</p>
      </PageHead>
      <div className="page-width py-8 sm:py-12">
        <GuideText blocks={guide.blocks} />
        <p className="type-small measure mt-8 text-tertiary">
          {words.checked(String(guide.season), formatDate(guide.checkedOn, language))} {words.sources}: {guide.sources}.
        </p>
        <p className="mt-6 flex flex-wrap gap-3">
          <a href={inLanguage(paths.whatNow(), language)} className={buttonClasses('pen')}>
            {words.whatNow}
          </a>
          <a href={inLanguage(paths.tool('college-predictor'), language)} className={buttonClasses('line')}>
            {words.predictor}
          </a>
        </p>
        <h2 className="type-subsection mt-10 mb-4">{words.nextGuides}</h2>
        <GuideList guides={next} />
      </div>
    </>
  )
}

/** The text of a guide, part by part. */
function GuideText({ blocks }: { blocks: readonly GuideBlock[] }) {
  return (
    <article className="measure grid gap-3">
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the text.
        <Block key={at} block={block} />
      ))}
    </article>
  )
}

function Block({ block }: { block: GuideBlock }) {
  if (block.kind === 'heading') {
    return (
      <h2 className="type-subsection mt-5">
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
