import { useLocation, useNavigate } from 'react-router'
import { type ChooseOptions, useChoose } from './choose.tsx'

/** Goes to another view of the same choices in place of this one, for fields that are no links: shown at once where it can be. */
export function useGoTo(): (to: string, options?: Pick<ChooseOptions, 'isCovered'>) => void {
  const choose = useChoose()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (to, options) => {
    if (!choose(to, { replace: true, ...options }))
      void navigate(pathname + to, { preventScrollReset: true, replace: true })
  }
}
