import { LIST_NAME_LENGTH_MAX } from '@sopaan/domain/choice-lists/choice-list'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { useWords } from '#web/words/use-words.tsx'

type Props = {
  /** What the name is for; the dialog is open while it is said. */
  asking: 'make' | 'rename' | undefined
  name: string
  /** Names of the other lists. */
  taken: readonly string[]
  onName: (name: string) => void
  onClose: () => void
}

/** For a new list and for renaming one; closed while nothing is asked. */
export function NameDialog({ asking, ...rest }: Props) {
  const { choices: words } = useWords()
  return (
    <Dialog
      title={asking === 'rename' ? words.rename : words.newList}
      isOpen={asking !== undefined}
      onClose={rest.onClose}
    >
      {asking !== undefined && <NameForm key={asking} asking={asking} {...rest} />}
    </Dialog>
  )
}

function NameForm({ asking, name, taken, onName, onClose }: Props) {
  const { choices: words } = useWords()
  const [error, setError] = useState<string>()
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const typed = String(new FormData(event.currentTarget).get('name') ?? '')
          .normalize('NFC')
          .replaceAll(/\s+/g, ' ')
          .trim()
        if (typed === '') return setError(words.nameMissing)
        if (taken.some((each) => each.toLowerCase() === typed.toLowerCase())) return setError(words.nameTaken)
        onName(typed)
        onClose()
      }}
    >
      <Field
        label={asking === 'rename' ? words.nameOf : words.newName}
        name="name"
        defaultValue={name}
        maxLength={LIST_NAME_LENGTH_MAX}
        autoComplete="off"
        error={error}
      />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit">{asking === 'rename' ? words.save : words.make}</Button>
        <Button look="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
