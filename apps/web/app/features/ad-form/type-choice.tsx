import { createHref } from '../../shared/addresses/create-ad-href.ts'
import { TypePicker } from '../../shared/type-picker/type-picker.tsx'

/** The first question: what is to be sold. Each answer leads to the form of its own. */
export function TypeChoice() {
  return (
    <>
      <h1 className="font-bold text-heading">Что разместить?</h1>
      <p className="mt-1 mb-6 text-text-muted">
        Выберите категорию: у каждой своя форма, в ней только нужные поля.
      </p>
      <TypePicker hrefOf={({ adType }) => createHref(adType)} />
    </>
  )
}
