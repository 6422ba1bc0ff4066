import { createAdHref } from '../../shared/addresses/create-ad-href.ts'
import { TypePicker } from '../../shared/type-picker/type-picker.tsx'

/** The first step: the ad type. Each links to its form. */
export default function TypeChoice() {
  return (
    <>
      <h1 className="font-bold text-heading">Что разместить?</h1>
      <p className="mt-1 mb-6 text-text-muted">
        Выберите категорию: у каждой своя форма, в ней только нужные поля.
      </p>
      <TypePicker hrefOf={({ adType }) => createAdHref(adType)} />
    </>
  )
}
