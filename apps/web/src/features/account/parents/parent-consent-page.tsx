import { isUnreachable } from '@sopaan/contract/client'
import type { ParentConsent } from '@sopaan/contract/parents'
import { inLanguage, paths } from '@sopaan/contract/paths'
import { formatDate } from '@sopaan/domain/time/format'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { DocumentHead } from '#web/document-head.tsx'
import { queryClient } from '#web/identity/actor.queries.ts'
import { tokenHeaders } from '#web/page-headers.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, buttonClasses } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Confirm } from '#web/ui/confirm.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { isLinkInvalid, useLinkToken } from '#web/use-link-token.ts'
import { useWords } from '#web/words/use-words.tsx'
import { ChildRecord } from './child-record.tsx'
import { ConsentForm } from './consent-form.tsx'
import { ConsentProof } from './consent-proof.tsx'
import { OrderApprovals } from './order-approvals.tsx'
import { consentQuery, withdrawConsent } from './parents.queries.ts'
import { useAnswer } from './use-answer.ts'

/** The address holds a token: no other site may learn it. */
export const headers = tokenHeaders

type Props = { token: string; consent: ParentConsent }

/** A parent's own page: what the child asks for, what was agreed, and the way to take it back (decision C23). */
export default function ParentConsentPage() {
  const { parents } = useWords()
  return (
    <QueryClientProvider client={queryClient}>
      <DocumentHead title={parents.pageTitle} isIndexed={false} />
      <ParentLink />
    </QueryClientProvider>
  )
}

/** The link of the address, which only the browser knows after a reload. */
function ParentLink() {
  const { parents } = useWords()
  const token = useLinkToken()
  const [search] = useSearchParams()
  const isHydrated = useHydrated()
  if (isHydrated && token !== undefined) return <LinkedConsent token={token} />
  // Back from the provider's own page, which knows no link of ours.
  const isPaid = search.get('payment') === 'sent'
  return (
    <div className="mx-auto max-w-2xl">
      {!isHydrated && (
        <p role="status" className="text-secondary">
          {parents.reading}
        </p>
      )}
      {isHydrated && isPaid && <ConsentDone title={parents.paidTitle} text={parents.paidText} />}
      {isHydrated && !isPaid && <InvalidLink />}
    </div>
  )
}

function LinkedConsent({ token }: { token: string }) {
  const { parents } = useWords()
  const query = useQuery(consentQuery(token))
  return (
    <div
      className={classNames(
        'mx-auto grid grid-cols-[minmax(0,1fr)] gap-6',
        query.data?.state === 'agreed' ? 'max-w-[928px]' : 'max-w-2xl',
      )}
    >
      <Loaded
        query={query}
        heading={parents.pageTitle}
        room="h-96"
        {...(isUnreachable(query.error) && { failed: parents.unreachable })}
        {...(isLinkInvalid(query.error) && { refused: () => <InvalidLink /> })}
      >
        {(consent) => <Answer token={token} consent={consent} />}
      </Loaded>
    </div>
  )
}

function InvalidLink() {
  const { parents, language } = useWords()
  return (
    <ConsentDone title={parents.invalidTitle} text={parents.invalidText}>
      <a href={inLanguage(paths.contact(), language)} className={buttonClasses('line')}>
        {parents.writeToUs}
      </a>
    </ConsentDone>
  )
}

function Answer({ token, consent }: Props) {
  const { parents, language } = useWords()
  const child = consent.childFirstName
  const day = (instant: string | null) => formatDate(instant ?? '', language)
  switch (consent.state) {
    case 'asked':
      return (
        <ConsentDone title={parents.askedTitle(child)} text={parents.askedText(child)}>
          <DataWeStore child={child} />
          <ConsentForm token={token} />
        </ConsentDone>
      )
    case 'answered':
      return (
        <ConsentDone title={parents.proofTitle} text={parents.proofText(child)}>
          <ConsentProof token={token} consent={consent} />
        </ConsentDone>
      )
    case 'agreed':
      return (
        <ConsentDone
          title={parents.agreedTitle(day(consent.agreedAt))}
          text={parents.agreedText(consent.parentName ?? '', parents.relations[consent.relation ?? 'guardian'], child)}
        >
          {consent.rupee !== null && (
            <p role="status" className="rounded-box bg-surface-sunken p-4">
              {parents.rupee[consent.rupee]}
            </p>
          )}
          <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:gap-5">
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:gap-5">
              <Card>
                <OrderApprovals token={token} child={child} />
              </Card>
              <ChildRecord token={token} child={child} />
            </div>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:gap-5">
              <Card>
                <List title={parents.hearTitle} items={parents.hear} />
              </Card>
              <Card>
                <AgreedConsent token={token} consent={consent} />
              </Card>
            </div>
          </div>
          <DataWeStore child={child} />
        </ConsentDone>
      )
    case 'withdrawn':
      return (
        <ConsentDone title={parents.withdrawnTitle(day(consent.withdrawnAt))} text={parents.withdrawnText(child)} />
      )
    case 'grown':
      return <ConsentDone title={parents.grownTitle(child)} text={parents.grownText(child)} />
  }
}

/** One state of the page: its heading is read out when it comes in place of another. */
function ConsentDone({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another state.
  useEffect(() => heading.current?.focus(), [title])
  return (
    <div className="grid gap-8">
      <div>
        <h1 ref={heading} tabIndex={-1} className="text-4xl font-heading outline-none max-sm:text-3xl">
          {title}
        </h1>
        <p className="mt-3">{text}</p>
      </div>
      {children}
    </div>
  )
}

/** What a parent agrees to: what opens, what is kept and why, and where the whole notice stands (DPDP-10). */
function DataWeStore({ child }: { child: string }) {
  const { parents, language } = useWords()
  return (
    <section className="grid gap-6">
      <List title={parents.opensTitle} items={parents.opens} />
      <List title={parents.keepsTitle} items={parents.keeps} />
      <p className="text-secondary">
        {parents.rights(child)}{' '}
        <a
          href={inLanguage(paths.privacy(), language)}
          target="_blank"
          rel="noreferrer"
          className="text-primary-text underline"
        >
          {parents.wholeNotice}
        </a>
      </p>
    </section>
  )
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h2 className="type-card">{title}</h2>
      <ul className="mt-2 grid list-disc gap-1 pl-5">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}

/** A consent that stands: how long its link works, and the way to take it back, which asks once. */
function AgreedConsent({ token, consent }: Props) {
  const { parents } = useWords()
  const { isWorking, fault, send } = useAnswer()
  const [isAsking, setIsAsking] = useState(false)
  const handleConfirm = () =>
    send(async () => {
      setIsAsking(false)
      await withdrawConsent(token)
    })
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-secondary">{parents.keepMail(consent.childFirstName)}</p>
      {fault !== undefined && <Banner title={fault} tone="error" />}
      <Button look="line" doing={isWorking ? parents.working : undefined} onClick={() => setIsAsking(true)}>
        {parents.withdraw}
      </Button>
      <Confirm
        title={parents.withdrawTitle}
        text={parents.withdrawText(consent.childFirstName, consent.sessionsAhead)}
        deed={parents.withdrawDeed}
        cancel={parents.withdrawNot}
        isOpen={isAsking}
        onConfirm={() => void handleConfirm()}
        onClose={() => setIsAsking(false)}
      />
    </div>
  )
}
