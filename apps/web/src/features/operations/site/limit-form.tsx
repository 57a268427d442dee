import { type ShownLimit, site as siteCalls } from '@sopaan/contract/site'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { constraintsOf } from '#web/forms/constraints.ts'
import { useContractForm } from '#web/forms/use-contract-form.ts'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { setLimit } from './site.queries.ts'

const CONSTRAINTS = constraintsOf(siteCalls.setLimit)

type Props = { limit: ShownLimit; stretch: string; onDone: () => void }

/** Sets one limit within its bounds, or puts it back to what ships. */
export function LimitForm({ limit, stretch, onDone }: Props) {
  const { site: words } = useWords()
  const { isBusy, run } = useAction()
  const { name, max, shippedMax, lowest, highest } = limit
  const bounds = words.limitBounds(groupIndian(lowest), groupIndian(highest))
  const said = { done: words.limitSaved, failed: words.failed }
  const form = useContractForm(CONSTRAINTS, {
    initial: { max },
    // Without a figure the call would put it back to what ships: here that has its own button.
    check: ({ max: entered }) =>
      Number.isInteger(entered) && Number(entered) >= lowest && Number(entered) <= highest ? {} : { max: bounds },
    send: ({ max: entered }) => setLimit(name, entered),
    onDone,
    words: said,
  })
  const handleReset = async () => {
    if (await run(() => setLimit(name, null), said)) onDone()
  }
  return (
    <form {...form.props} className="grid gap-3">
      <p className="font-semibold">{words.limitNames[name] ?? name}</p>
      <Field label={words.limitField(stretch)} hint={bounds} {...form.field('max')} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" doing={form.isBusy ? words.saving : undefined}>
          {words.save}
        </Button>
        {max !== shippedMax && (
          <Button look="line" disabled={isBusy || form.isBusy} onClick={() => void handleReset()}>
            {words.limitReset(groupIndian(shippedMax))}
          </Button>
        )}
      </div>
    </form>
  )
}
