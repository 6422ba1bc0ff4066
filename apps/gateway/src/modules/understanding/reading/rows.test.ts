import { describe } from 'vitest'
import { expectReadings } from '../testing/expect-readings.ts'
import { shippedUnderstanding } from '../testing/shipped-understanding.ts'

const understanding = await shippedUnderstanding()
const lastYear = new Date().getFullYear() - 1

describe('of models with one name the likeliest is meant', () => {
  expectReadings(understanding, [
    ['машина с камерой заднего вида', 'auto options=Камера заднего вида'],
    [
      'е60 530',
      'auto markId=BMW modelId=5 серии generationId=V (E60/E61),V рестайлинг (E60/E61) «530»',
    ],
    ['нисан альмера класик', 'auto markId=Nissan modelId=Almera Classic'],
    ['нексия 2010', 'auto markId=Daewoo modelId=Nexia year=2010..2010'],
    ['логан', 'auto markId=Renault modelId=Logan'],
    [
      'лэнд крузер 200',
      'auto markId=Toyota modelId=Land Cruiser generationId=200 Series,200 Series рестайлинг,200 Series рестайлинг 2',
    ],
    ['мтз 892 новый', `special markId=МТЗ «Беларус» modelId=892,892.2 year=${lastYear}..`],
    ['хендай рио до 900', 'auto markId=Kia modelId=Rio price=..900000'],
    ['киа солярис', 'auto markId=Hyundai modelId=Solaris'],
    ['тойота х5', 'auto markId=BMW modelId=X5'],
    ['белаз т170', 'special_industrial markId=ЧТЗ-Уралтрак modelId=Т-170,Т-170М'],
    [
      'прокладка гбц мицубиси л200',
      'auto_parts_car markId=Mitsubishi modelId=L200 typeId=Прокладки и сальники двигателя «прокладка гбц»',
    ],
    [
      'субару импреза wrx sti механика',
      'auto markId=Subaru modelId=Impreza WRX STi gearbox=Механика',
    ],
    ['гетц', 'auto markId=Hyundai modelId=Getz'],
    ['семёрка', 'auto markId=Lada (ВАЗ) modelId=2107'],
    ['ланос', 'auto markId=Daewoo,Chevrolet modelId=Lanos,Lanos'],
    ['водовоз газ', 'truck markId=ГАЗ bodyType=Цистерна «водовоз»'],
    ['зил 130', 'truck markId=ЗИЛ modelId=130,130В1'],
    ['т 150', 'special markId=ХТЗ modelId=Т-150,Т-150К,Т-150КД'],
    ['т 25', 'special markId=ВТЗ (Владимирец) modelId=Т-25,Т-25А'],
    ['импреза wrx', 'auto markId=Subaru modelId=Impreza WRX'],
    ['транспортер т4', 'auto markId=Volkswagen modelId=Transporter generationId=T4'],
    ['солярис рио поло', 'auto markId=Kia,Hyundai,Volkswagen modelId=Rio,Solaris,Polo'],
    ['ваз 21 14', 'auto markId=Lada (ВАЗ) modelId=2114'],
    ['марк 2 110 кузов', 'auto markId=Toyota modelId=Mark II generationId=X (X110)'],
    ['14-ка с кондеем', 'auto markId=Lada (ВАЗ) modelId=2114 options=Кондиционер'],
    ['плуг плн 3-35', 'special markId=Алмаз,Одессельмаш modelId=ПЛН-3-35,ПЛН-3-35 typeId=Плуг'],
    ['cf moto 600', 'quad_bike markId=CFMoto modelId=CForce 600,CForce 600 Touring,CF 600 X6'],
    [
      'каптюр вариатор или автомат',
      'auto markId=Renault modelId=Kaptur gearbox=Вариатор,Автомат,Робот',
    ],
  ])
})

describe('a word for a country is all its marks', () => {
  expectReadings(understanding, [
    ['минитрактор японский кубота', 'special markId=Kubota typeId=Мини-трактор'],
    ['корейский грузовик', 'truck markId=Hyundai,Kia,Daewoo,Tata Daewoo,Asia,SsangYong,Samsung'],
    [
      'отечественный авто до 200',
      'auto markId=Lada (ВАЗ),Aurus,Evolute,Атом,Sollers,Solaris,Xcite,УАЗ,ГАЗ,Москвич,ИЖ,Vortex,ЗИЛ,ТагАЗ price=..200000',
    ],
  ])
})

describe('a number of a model narrows its name', () => {
  expectReadings(understanding, [
    ['драг стар ямаха 400', 'moto markId=Yamaha modelId=XVS 400 Drag Star'],
    ['стелс гепард 650 трофи', 'quad_bike markId=Stels modelId=ATV 650 Guepard Trophy'],
    ['doosan 190', 'special_industrial markId=Doosan modelId=DX190W'],
  ])
})

describe('a generation is known beside its mark', () => {
  expectReadings(understanding, [
    ['бмв е39', 'auto markId=BMW modelId=5 серии generationId=IV (E39),IV рестайлинг (E39)'],
    [
      'мерседес 124 кузов',
      'auto markId=Mercedes-Benz modelId=E-Класс generationId=I (W124),I рестайлинг (W124)',
    ],
  ])
})

describe('a word for restyling chooses among generations', () => {
  expectReadings(understanding, [
    [
      'фокус 2 рест 1.8',
      'auto markId=Ford modelId=Focus generationId=II рестайлинг volume=1.8..1.8',
    ],
    ['фокус 2 дорест', 'auto markId=Ford modelId=Focus generationId=II'],
    ['лифан х60 дорест', 'auto markId=Lifan modelId=X60 generationId=I'],
  ])
})

describe('two names are two values where "или" joins them', () => {
  expectReadings(understanding, [
    ['камри или аккорд', 'auto markId=Honda,Toyota modelId=Accord,Camry'],
    ['белая или чёрная камри', 'auto markId=Toyota modelId=Camry colorId=Белый,Чёрный'],
    [
      'зимняя шипованная резина r16',
      'auto_parts_tires seasonality=Зимние шипованные diameter=16..16',
    ],
  ])
})

describe('what carries an implement is not its maker', () => {
  expectReadings(understanding, [
    ['плуг на мтз', 'special typeId=Плуг «мтз»'],
    ['кун на мтз 82', 'special typeId=Фронтальный погрузчик на трактор «мтз 82»'],
    ['кун мтз', 'special typeId=Фронтальный погрузчик на трактор «мтз»'],
    ['плуг лемкен', 'special markId=Lemken typeId=Плуг'],
    ['косилка роторная', 'special typeId=Косилка «косилка роторная»'],
    [
      'мтз 82 с куном',
      'special markId=МТЗ «Беларус» modelId=82,82Л,82.1,82.2,82.3,82П,82Р «куном»',
    ],
  ])
})

describe('what is refused is no filter', () => {
  expectReadings(understanding, [
    ['бмв кроме красной и белой', 'auto markId=BMW'],
    ['битые не предлагать камри', 'auto markId=Toyota modelId=Camry'],
    ['дубликат птс не предлагать форд', 'auto markId=Ford'],
    [
      'авто из японии без пробега 2020',
      'auto markId=Honda,Suzuki,Subaru,Lexus,Infiniti,Acura,Daihatsu,Isuzu,Toyota,Nissan,Datsun,Mazda,Mitsubishi year=2020..2020 «без пробега»',
    ],
    ['камри не битая', 'auto markId=Toyota modelId=Camry condition=Не битый'],
  ])
})
