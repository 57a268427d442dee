import { useId } from 'react'
import { useWords } from '#web/words/use-words.tsx'
import { IconButton } from './icon-button.tsx'

export type ColumnChoice = { hidden: ReadonlySet<string>; onHide: (hidden: ReadonlySet<string>) => void }

type Props = { columns: readonly { name: string; key?: string }[]; choice: ColumnChoice }

/** Behind a button in the head of a table: which of its columns are shown. The first ones, without a key, always are. */
export function ColumnMenu({ columns, choice: { hidden, onHide } }: Props) {
  const { shell } = useWords()
  const id = useId()
  return (
    <>
      <IconButton icon="table" label={shell.columns} popoverTarget={id} />
      <div id={id} popover="auto" className="row-menu font-normal">
        <fieldset>
          <legend className="type-small px-3 py-2 font-semibold">{shell.columns}</legend>
          {columns.map(
            ({ name, key }) =>
              key !== undefined && (
                <label key={key} className="flex min-h-11 items-center gap-3 px-3">
                  <input
                    type="checkbox"
                    className="tick-box size-5"
                    checked={!hidden.has(key)}
                    onChange={() => onHide(hidden.symmetricDifference(new Set([key])))}
                  />
                  {name}
                </label>
              ),
          )}
        </fieldset>
      </div>
    </>
  )
}
