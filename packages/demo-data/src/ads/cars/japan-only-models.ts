/** Models that were sold in Japan only, by mark: in Russia their steering wheels are on the right. */
const MODELS: Readonly<Record<string, string>> = {
  Toyota:
    'Corolla Axio, Corolla Spacio, Corolla Rumion, Corolla RunX, Allion, Premio, Corona, Carina, Caldina, Mark X, Mark X Zio, Chaser, Cresta, Verossa, Crown, Vitz, Platz, Belta, Passo, Ractis, Wish, Ipsum, Noah, Voxy, Sienta, Estima, Raum, Succeed, ist, bB, Porte, Funcargo, Duet, Opa, Nadia, Gaia, Vista, Sprinter, Sprinter Carib, Aristo, Altezza, Windom, Brevis, Progres, Century, Celsior, Camry Gracia, Mark II Qualis, Hilux Surf, Voltz, Cami, Raize, Roomy, Tank, Spade, Isis, Granvia, Town Ace, Lite Ace, Town Ace Noah, Lite Ace Noah, Blade, SAI, Allex, Prius Alpha, Mega Cruiser, Levin, Starlet',
  Nissan:
    "AD, Wingroad, Avenir, Bluebird, Bluebird Sylphy, Cefiro, Laurel, Skyline, Skyline GT-R, Silvia, 180SX, Fairlady Z, Sakura, Serena, Presage, Liberty, Prairie, R'nessa, Elgrand, Cube, Dayz, Dayz Roox, Dualis, Rasheen, Safari, Mistral, Terrano Regulus, Caravan, Vanette, Largo, Cedric, Gloria, Cima, Fuga, President, Stagea, Presea, Pulsar, Lucino, Latio, Tino, Lafesta, March, Tiida Latio",
  Honda:
    "Fit Shuttle, Fit Aria, Odyssey, Stepwgn, Freed, Stream, Shuttle, Airwave, Edix, Capa, Logo, Mobilio, Mobilio Spike, Partner, Orthia, Integra, Inspire, Torneo, S-MX, Lagreat, Elysion, Avancier, Grace, Life, N-BOX, N-WGN, N-ONE, N-VAN, Zest, That's, Vamos, Jade",
  Mazda:
    'Atenza, Axela, Demio, Verisa, Familia, Familia S-Wagon, Capella, Millenia, Biante, Bongo, Bongo Friendee, Roadster, Flair, Scrum, AZ-Offroad',
  Mitsubishi:
    'Lancer Cedia, Pajero Mini, Pajero iO, Pajero Junior, Challenger, Galant Fortis, Colt Plus, Chariot, RVR, Delica, Delica Mini, Dion, Dingo, Libero, Legnum, Diamante, FTO, GTO, Minica, eK, Minicab, i',
  Subaru: 'Exiga, Pleo, R1, R2, Stella, Sambar, Traviq, Trezia, Legacy Lancaster',
  Suzuki:
    'Aerio, Solio, Lapin, Hustler, Spacia, Xbee, Kei, Every, Carry, Cultus, Escudo, Wagon R, Cappuccino',
  Daihatsu: 'Mira, Move, Tanto',
}

/** The names of the models, by mark, as in `packages/catalog/data/cars`. */
export const JAPAN_ONLY_MODELS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(MODELS).map(([mark, names]) => [mark, new Set(names.split(', '))]),
)
