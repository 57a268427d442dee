import { Icon, type IconName } from '#web/ui/icon.tsx'

type Props = { icon: IconName; name: string; isBusy: boolean; onPress: () => void }

/** One way beside others. */
export function LinkWay({ icon, name, isBusy, onPress }: Props) {
  return (
    <button type="button" disabled={isBusy} onClick={onPress}>
      <Icon name={icon} />
      {name}
    </button>
  )
}
