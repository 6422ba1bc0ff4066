/** What people type for a mark besides its name and its Russian spelling, by the mark's name. */
export const SPOKEN_MARKS: Readonly<Partial<Record<string, string>>> = {
  'Lada (ВАЗ)': 'Жигули АвтоВАЗ',
  ГАЗ: 'Газель Волга Соболь',
  УАЗ: 'Буханка Патриот',
  'Mercedes-Benz': 'Мерс Мерин',
  Volkswagen: 'VW Фольц',
  'Land Rover': 'Рендж Ровер Range Rover',
  Toyota: 'Таёта',
  Hyundai: 'Хюндай Хендай Хундай',
  Chevrolet: 'Шеви',
  Mitsubishi: 'Митсубиси Мицубиси',
  Porsche: 'Порш',
  Skoda: 'Škoda',
}
