import { useLocation } from 'react-router'

export type ListTab = 'order' | 'check' | 'rounds'

/** Which part of the list page the address opens. */
export function useListTab(): ListTab {
  const tab = new URLSearchParams(useLocation().search).get('tab')
  return tab === 'check' || tab === 'rounds' ? tab : 'order'
}
