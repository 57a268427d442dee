import { Icon } from '#web/ui/icon.tsx'
import { useWords } from '#web/words/use-words.tsx'

/** Light or dark: the theme script of the document listens for it. */
export function ThemeSwitch() {
  const { shell } = useWords()
  return (
    <button
      type="button"
      data-theme-switch
      aria-label={shell.changeTheme}
      title={shell.changeTheme}
      className="only-with-script inline-flex size-11 shrink-0 items-center justify-center rounded-control text-secondary hover:bg-surface-sunken hover:text-default"
    >
      <span className="in-data-[theme=dark]:hidden">
        <Icon name="moon" />
      </span>
      <span className="hidden in-data-[theme=dark]:inline">
        <Icon name="sun" />
      </span>
    </button>
  )
}
