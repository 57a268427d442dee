import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'input'>, 'type' | 'className' | 'role'> & { label: string; note?: string | undefined }

/** Something that is on or off from now on, without a button to save it. */
export function Switch({ label, note, ...rest }: Props) {
  return (
    <label className="flex min-h-11 items-center gap-4">
      <span className="grow">
        <span className="block">{label}</span>
        {note !== undefined && <span className="type-small block text-tertiary">{note}</span>}
      </span>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a box to tick tells its own state. */}
      <input type="checkbox" role="switch" className="switch shrink-0" {...rest} />
    </label>
  )
}
