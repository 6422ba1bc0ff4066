import { CSPProvider } from '@base-ui/react/csp-provider'
import { Select as BaseSelect } from '@base-ui/react/select'
import type { ReactNode } from 'react'

/**
 * The popup list of `Select` and `MultiSelect`. The style element that Base UI would write into the page is
 * forbidden by the policies of site and console; its rule is in theme.css.
 */
export function SelectPopup({ children }: { children: ReactNode }) {
  return (
    <BaseSelect.Portal>
      <BaseSelect.Positioner
        sideOffset={4}
        alignItemWithTrigger={false}
        className="z-50 outline-none"
      >
        <CSPProvider disableStyleElements>
          <BaseSelect.Popup className="floating min-w-(--anchor-width) max-w-(--available-width)">
            <BaseSelect.List className="max-h-[min(var(--available-height),22rem)] overflow-y-auto overscroll-contain p-1">
              {children}
            </BaseSelect.List>
          </BaseSelect.Popup>
        </CSPProvider>
      </BaseSelect.Positioner>
    </BaseSelect.Portal>
  )
}
