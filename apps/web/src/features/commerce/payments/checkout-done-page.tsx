import { paths } from '@sopaan/contract/paths'
import type { OwnPurchase } from '@sopaan/contract/purchase-shapes'
import { writtenIn } from '@sopaan/domain/languages'
import { formatLastDay } from '@sopaan/domain/time/format'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { buttonClasses } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { ownPurchaseQuery } from './payments.queries.ts'

/** What came of a payment: paid with its invoice, still on its way, or going back. */
export default function CheckoutDonePage() {
  const { payments } = useWords()
  const [search] = useSearchParams()
  const query = useQuery(ownPurchaseQuery(search.get('purchase') ?? ''))
  return (
    <div className="mx-auto grid max-w-2xl gap-6">
      <DocumentHead title={payments.done.title} isIndexed={false} />
      {query.data === undefined && <h1 className="type-section">{payments.done.title}</h1>}
      <Loaded query={query} failed={payments.own.failed}>
        {(purchase) => <Outcome purchase={purchase} />}
      </Loaded>
    </div>
  )
}

function Outcome({ purchase }: { purchase: OwnPurchase }) {
  const { payments, language } = useWords()
  const words = payments.done
  const { title, text, isPaid } = said(purchase, words, writtenIn(language, purchase.name))
  return (
    <Card className="grid justify-items-start gap-4">
      {isPaid && (
        <span className="grid size-14 place-items-center rounded-chip bg-safe-soft text-safe">
          <Icon name="check" size={28} />
        </span>
      )}
      <div role="status">
        <h1 className="type-section">{title}</h1>
        <p className="mt-2 text-secondary">{text}</p>
        {isPaid && purchase.expiresAt !== null && (
          <p className="mt-1">{words.until(formatLastDay(purchase.expiresAt, language))}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {isPaid && purchase.planId !== null && (
          <Link to={paths.ownMentors()} className={buttonClasses()}>
            {words.toMentors}
          </Link>
        )}
        {purchase.invoice && (
          <a href={`${purchase.invoice.url}?language=${language}`} className={buttonClasses('line')}>
            {purchase.invoice.kind === 'tax_invoice' ? words.invoice : words.receipt}
          </a>
        )}
        <Link to={paths.purchases()} className={buttonClasses('quiet')}>
          {words.toPurchases}
        </Link>
        <Link to={paths.dashboard('mentee-dashboard')} className={buttonClasses('quiet')}>
          {words.toHome}
        </Link>
      </div>
    </Card>
  )
}

type DoneWords = ReturnType<typeof useWords>['payments']['done']

function said(
  { status }: OwnPurchase,
  words: DoneWords,
  name: string,
): { title: string; text: string; isPaid: boolean } {
  switch (status) {
    case 'paid':
    case 'refunded_partial':
    case 'refunded':
      return { title: words.paid, text: words.paidText(name), isPaid: true }
    case 'review':
      return { title: words.review, text: words.reviewText, isPaid: false }
    case 'expired':
      return { title: words.failed, text: '', isPaid: false }
    default:
      return { title: words.pending, text: words.pendingText, isPaid: false }
  }
}
