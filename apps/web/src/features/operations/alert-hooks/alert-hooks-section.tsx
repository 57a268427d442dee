import { type AlertHook, alertHooks } from '@sopaan/contract/alert-hooks'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { formatDateTime } from '@sopaan/domain/time/format'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { useAction } from '#web/identity/use-action.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { Field } from '#web/ui/field.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Section } from '#web/ui/section.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { useWords } from '#web/words/use-words.tsx'
import {
  alertHooksQuery,
  sendAlertHook,
  sendAlertRemoval,
  sendAlertSwitch,
  sendAlertTest,
} from './alert-hooks.queries.ts'

const CONSTRAINTS = constraintsOf(alertHooks.add)

/** The addresses that are told of what staff are alerted to: added, tried, switched off, removed. */
export function AlertHooksSection() {
  const { alerts: words } = useWords()
  const query = useQuery(alertHooksQuery)
  const [secret, setSecret] = useState<string>()
  return (
    <Section id="alerts" title={words.title} lead={words.lead}>
      <Loaded query={query} failed={words.loadFailed}>
        {(hooks) => (
          <>
            {hooks.length === 0 ? (
              <p className="text-secondary">{words.none}</p>
            ) : (
              <ul className="divide-y divide-border">
                {hooks.map((hook) => (
                  <li key={hook._id} className="grid gap-2 py-4">
                    <Hook hook={hook} />
                  </li>
                ))}
              </ul>
            )}
            {secret !== undefined && (
              <Banner title={words.secretTitle} tone="note">
                <p className="mt-1 font-mono wrap-anywhere">{secret}</p>
                <p className="mt-1">{words.secretText}</p>
              </Banner>
            )}
            <AddForm onAdded={setSecret} />
          </>
        )}
      </Loaded>
    </Section>
  )
}

function AddForm({ onAdded }: { onAdded: (secret: string) => void }) {
  const { alerts: words } = useWords()
  const form = useContractForm(CONSTRAINTS, {
    send: async (body) => onAdded(await sendAlertHook(body)),
    words: { done: words.added, failed: words.failed },
  })
  return (
    <form {...form.props} className="grid gap-3">
      <Field label={words.address} hint={words.addressHint} {...form.field('address')} />
      <Button type="submit" className="justify-self-start" doing={form.isBusy ? words.saving : undefined}>
        {words.add}
      </Button>
    </form>
  )
}

/** One address: how it took its messages, and what can be done with it. */
function Hook({ hook }: { hook: AlertHook }) {
  const { alerts: words, language } = useWords()
  const { isBusy, run } = useAction()
  const [isRemoving, setRemoving] = useState(false)
  const { address, isOn, sentAt, waiting, dead, lastError } = hook
  const went = [
    sentAt === null ? words.never : words.sentAt(formatDateTime(sentAt, language)),
    ...(waiting > 0 ? [words.waiting(groupIndian(waiting))] : []),
    ...(dead > 0 ? [words.dead(groupIndian(dead))] : []),
  ]
  return (
    <>
      <Switch
        label={address}
        note={went.join(' · ')}
        checked={isOn}
        disabled={isBusy}
        onChange={({ currentTarget }) =>
          void run(() => sendAlertSwitch(hook, currentTarget.checked), { failed: words.failed })
        }
      />
      {lastError !== null && <p className="type-small text-danger wrap-anywhere">{words.lastError(lastError)}</p>}
      <div className="flex flex-wrap gap-3">
        <Button
          look="line"
          disabled={isBusy}
          onClick={() => void run(() => sendAlertTest(hook), { done: words.tested, failed: words.failed })}
        >
          {words.test}
        </Button>
        <Button look="quiet" disabled={isBusy} onClick={() => setRemoving(true)}>
          {words.remove}
        </Button>
      </div>
      <Confirm
        isOpen={isRemoving}
        title={words.removeAsk}
        text={address}
        deed={words.remove}
        cancel={words.cancel}
        onClose={() => setRemoving(false)}
        onConfirm={() => {
          setRemoving(false)
          void run(() => sendAlertRemoval(hook), { done: words.removed, failed: words.failed })
        }}
      />
    </>
  )
}
