import type { ShownLimit } from '@sopaan/contract/site'
import { groupIndian } from '@sopaan/domain/indian-numbers'
import { type FormEvent, useState } from 'react'
import { useAction } from '#web/identity/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { useWords } from '#web/words/use-words.tsx'
import { setLimit } from './site.queries.ts'

type Props = { limit: ShownLimit; stretch: string; onDone: () => void }

/** Sets one limit within its bounds, or puts it back to what ships. */
export function LimitForm({ limit, stretch, onDone }: Props) {
  const { site: words } = useWords()
  const { isBusy, fields, run } = useAction()
  const [isWrong, setIsWrong] = useState(false)
  const { name, max, shippedMax, lowest, highest } = limit
  const bounds = words.limitBounds(groupIndian(lowest), groupIndian(highest))
  const set = async (to: number | null) => {
    if (await run(() => setLimit(name, to), { done: words.limitSaved, failed: words.failed })) onDone()
  }
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entered = Number(String(new FormData(event.currentTarget).get('max') ?? '').replaceAll(/[\s,]/g, ''))
    const isRight = Number.isInteger(entered) && entered >= lowest && entered <= highest
    setIsWrong(!isRight)
    if (isRight) await set(entered)
  }
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-3">
      <p className="font-semibold">{words.limitNames[name] ?? name}</p>
      <Field
        label={words.limitField(stretch)}
        name="max"
        inputMode="numeric"
        defaultValue={max}
        hint={bounds}
        error={isWrong ? bounds : fields.max}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" doing={isBusy ? words.saving : undefined}>
          {words.save}
        </Button>
        {max !== shippedMax && (
          <Button look="line" disabled={isBusy} onClick={() => void set(null)}>
            {words.limitReset(groupIndian(shippedMax))}
          </Button>
        )}
      </div>
    </form>
  )
}
