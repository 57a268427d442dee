import { type GstReport, gstReports } from '@sopaan/contract/gst-report'
import { paths } from '@sopaan/contract/paths'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { stateOfGstCode } from '@sopaan/domain/money/gst-states'
import { writeRupees } from '@sopaan/domain/money/rupees'
import { formatDate } from '@sopaan/domain/time/format'
import { useQuery } from '@tanstack/react-query'
import { Form, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { constraintsOf } from '#web/forms/constraints.ts'
import { readSearch } from '#web/forms/read-search.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Table } from '#web/ui/table.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { gstFileUrl, gstReportQuery } from './gst-report.queries.ts'

const CONSTRAINTS = constraintsOf(gstReports.find)
const BP_IN_PERCENT = 100

/** The tax of a month for whoever files the return: sums, the tables of GSTR-1, and every paper as a file. */
export default function GstReportPage() {
  const { gst: words, language } = useWords()
  const [search] = useSearchParams()
  const { month } = readSearch(CONSTRAINTS, search).taken
  const query = useQuery(gstReportQuery(month))
  const shown = month ?? query.data?.month
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <DocumentHead title={words.title} isIndexed={false} />
      <BackLink to={paths.paymentAnalytics()}>{words.back}</BackLink>
      <h1 className="type-subsection">{words.title}</h1>
      <Form
        key={shown}
        className="flex flex-wrap items-end gap-3"
        onChange={({ currentTarget }) => {
          if (currentTarget.reportValidity()) currentTarget.requestSubmit()
        }}
      >
        <Field label={words.month} name="month" type="month" required hasNote={false} defaultValue={shown ?? ''} />
        {shown !== undefined && (
          <a href={gstFileUrl(shown)} download className={buttonClasses('line')}>
            <Icon name="download" />
            {words.file}
          </a>
        )}
      </Form>
      <Loaded query={query} failed={words.failed}>
        {(report) => (
          <>
            <p className="text-secondary">
              {words.of(formatDate(report.from, language), formatDate(report.to, language))}{' '}
              {report.gstin === null ? words.unregistered : words.registered(report.gstin)}
            </p>
            {report.sold.papers + report.credited.papers === 0 ? (
              <EmptyState title={words.empty}>{words.emptyText}</EmptyState>
            ) : (
              <Report report={report} />
            )}
          </>
        )}
      </Loaded>
    </div>
  )
}

function Report({ report }: { report: GstReport }) {
  const { gst: words } = useWords()
  const rate = (bp: number) => words.rate(String(bp / BP_IN_PERCENT))
  const sums = (['sold', 'credited', 'left'] as const).map((key) => ({ key, name: words.sums[key], ...report[key] }))
  const sections = report.sections.map(({ section, ...amounts }) => ({
    key: section,
    name: words.sections[section],
    ...amounts,
  }))
  const small = report.small.map(({ placeCode, rateBp, ...amounts }) => ({
    key: `${placeCode} ${rateBp}`,
    name: `${placeCode}-${stateOfGstCode(placeCode) ?? ''}, ${rate(rateBp)}`,
    ...amounts,
  }))
  const codes = report.codes.map(({ sac, rateBp, ...amounts }) => ({
    key: `${sac} ${rateBp}`,
    name: `${sac}, ${rate(rateBp)}`,
    ...amounts,
  }))
  return (
    <>
      <TaxTable title={words.sumsTitle} head={words.column.what} rows={sums} />
      <TaxTable title={words.sectionsTitle} head={words.column.table} rows={sections} />
      {small.length > 0 && <TaxTable title={words.smallTitle} head={words.column.place} rows={small} />}
      {codes.length > 0 && <TaxTable title={words.codesTitle} head={words.column.code} rows={codes} />}
      <section className="grid gap-2">
        <h2 className="type-subsection">{words.seriesTitle}</h2>
        <ul>
          {report.series.map(({ kind, first, last, count }) => (
            <li key={first} className="py-1 tabular-nums wrap-anywhere">
              {words.series(words.kinds[kind], first, last, groupIndian(count))}
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

type Row = { key: string; name: string } & GstReport['sold']

/** Sums of papers, a row each: how many, what is taxed, and each tax. */
function TaxTable({ title, head, rows }: { title: string; head: string; rows: readonly Row[] }) {
  const { gst: words } = useWords()
  return (
    <section className="grid gap-2">
      <h2 className="type-subsection">{title}</h2>
      <div className="overflow-clip rounded-sheet border border-border bg-surface">
        <Table
          caption={title}
          rows={rows}
          keyOf={({ key }) => key}
          columns={[
            { name: head, cell: ({ name }) => name },
            { name: words.column.papers, isFigure: true, cell: ({ papers }) => groupIndian(papers) },
            { name: words.column.taxable, isFigure: true, cell: ({ taxablePaise }) => writeRupees(taxablePaise) },
            { name: 'IGST', isFigure: true, cell: ({ igstPaise }) => writeRupees(igstPaise) },
            { name: 'CGST', isFigure: true, cell: ({ cgstPaise }) => writeRupees(cgstPaise) },
            { name: 'SGST/UTGST', isFigure: true, cell: ({ sgstPaise }) => writeRupees(sgstPaise) },
            { name: words.column.total, isFigure: true, cell: ({ totalPaise }) => writeRupees(totalPaise) },
          ]}
          item={({ name, papers, taxablePaise, igstPaise, cgstPaise, sgstPaise, totalPaise }) => (
            <div className="grid gap-1 tabular-nums">
              <p className="flex justify-between gap-4 font-semibold">
                <span>{name}</span>
                <span>{writeRupees(totalPaise)}</span>
              </p>
              <p className="type-small text-secondary">
                {[
                  `${words.column.papers} ${groupIndian(papers)}`,
                  `${words.column.taxable} ${writeRupees(taxablePaise)}`,
                  `IGST ${writeRupees(igstPaise)}`,
                  `CGST ${writeRupees(cgstPaise)}`,
                  `SGST ${writeRupees(sgstPaise)}`,
                ].join(' · ')}
              </p>
            </div>
          )}
        />
      </div>
    </section>
  )
}
