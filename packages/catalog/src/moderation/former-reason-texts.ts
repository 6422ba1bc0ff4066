import type { ModerationReasonCode } from '@trassa/contracts/enumerations/moderation'

/**
 * Texts that the code had for reasons before. A setting that was saved with one, because only `isOffered` was changed, is no text
 * of the operator (docs/decisions/163). A text that is replaced in `MODERATION_REASONS` moves here.
 */
export const FORMER_REASON_TEXTS: Partial<Record<ModerationReasonCode, readonly string[]>> = {
  'description.contacts': [
    'Уберите из описания телефоны и ссылки: для связи есть отдельное поле.',
    'Уберите из {fieldGenitive} телефоны и ссылки: для связи есть отдельное поле.',
  ],
  'description.rude': [
    'Уберите из описания грубые выражения.',
    'Уберите из {fieldGenitive} грубые выражения.',
  ],
  'description.misleading': [
    'Описание противоречит указанным характеристикам. Исправьте одно из них.',
    'Проверьте {fieldAccusative}: есть противоречие с описанием или другими характеристиками.',
  ],
  'price.unreal': [
    'Цена {value} не похожа на настоящую. Укажите полную стоимость в рублях.',
    'Проверьте {fieldAccusative}: {value} не похоже на правду.',
  ],
  'vin.mismatch': [
    'VIN {value} не соответствует марке и модели. Проверьте номер по документам.',
    'Проверьте {fieldAccusative} по документам: есть расхождение с VIN.',
  ],
  'category.wrong': [
    'Категория {value} не подходит. Разместите объявление в другой.',
    'Проверьте {fieldAccusative}: для этой категории не подходит. Разместите объявление в другой.',
  ],
}
