import { PASSKEYS_MAX, type Passkey, passkeys } from '@sopaan/contract/passkeys'
import { formatDate, formatDateTime } from '@sopaan/domain/time/format'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmAction } from '#web/forms/confirm-action.tsx'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { hasPasskeys } from '#web/identity/passkeys.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Section } from '#web/ui/section.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { useWords } from '#web/words/use-words.tsx'
import { passkeysQuery, sendNewPasskey, sendPasskeyRemoval } from './passkeys.queries.ts'

const CONSTRAINTS = constraintsOf(passkeys.add)

/** The passkeys of the account, each with its way out, and the form that makes one on this device. */
export function PasskeysSection() {
  const { passkeys: words } = useWords()
  const query = useQuery(passkeysQuery)
  const isReady = useHydrated()
  return (
    <Section id="passkeys" title={words.title} lead={words.lead}>
      <Loaded query={query} failed={words.loadFailed}>
        {(own) => (
          <>
            {own.length === 0 && <p className="text-secondary">{words.none}</p>}
            <ul className="divide-y divide-border">
              {own.map((passkey) => (
                <Row key={passkey._id} passkey={passkey} />
              ))}
            </ul>
            {isReady && !hasPasskeys() && <p className="text-secondary">{words.notHere}</p>}
            {isReady && hasPasskeys() && own.length < PASSKEYS_MAX && <NewPasskey />}
            {own.length >= PASSKEYS_MAX && <p className="text-secondary">{words.full}</p>}
          </>
        )}
      </Loaded>
    </Section>
  )
}

function NewPasskey() {
  const { passkeys: words } = useWords()
  const form = useContractForm(CONSTRAINTS, {
    initial: { name: words.usualName },
    send: ({ name }) => sendNewPasskey(name),
    words: { done: words.added, failed: words.addFailed, field: 'name' },
  })
  return (
    <form {...form.props} className="grid gap-2 sm:max-w-sm">
      <Field label={words.name} hint={words.nameHint} {...form.field('name')} />
      <Button type="submit" className="justify-self-start" doing={form.isBusy ? words.adding : undefined}>
        {words.add}
      </Button>
    </form>
  )
}

function Row({ passkey: { _id, name, addedAt, lastUsedAt } }: { passkey: Passkey }) {
  const { passkeys: words, language } = useWords()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <div className="min-w-0 grow">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="type-small text-tertiary">
          {words.addedOn(formatDate(addedAt, language))}
          {' · '}
          {lastUsedAt === null ? words.neverUsed : words.lastUsed(formatDateTime(lastUsedAt, language))}
        </p>
      </div>
      <Button look="line" aria-label={words.removeOne(name)} onClick={() => setIsOpen(true)}>
        {words.remove}
      </Button>
      <ConfirmAction
        title={words.removeTitle(name)}
        text={words.removeText}
        deed={words.remove}
        cancel={words.keep}
        doing={words.removing}
        isOpen={isOpen}
        work={() => sendPasskeyRemoval(_id)}
        said={{ done: words.removed, failed: words.removeFailed }}
        onClose={() => setIsOpen(false)}
      />
    </li>
  )
}
