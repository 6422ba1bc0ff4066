/** The VIN prefixes of a manufacturer, and the first model year that its tenth character encodes. */
export interface VinManufacturer {
  /** Id in the dictionary `carMarks`; `null`: several marks share the prefixes, or no car mark has them. */
  readonly markId: string | null
  /** Its name in the dictionary, for readers of this table; several names for shared prefixes. */
  readonly mark: string
  /**
   * By prefix (at least the three characters of ISO 3780; a dot matches any; the longest match wins):
   * the first model year that the tenth character encodes. `undefined`: the rule of the factory's
   * country; outside North America and China the year is not encoded.
   */
  readonly prefixes: Readonly<Record<string, number | undefined>>
}

/**
 * The manufacturers found on Russian roads, one per line: the mark's id or `-`, its name, its prefixes,
 * each with `=` and a year where the manufacturer encodes the year by its own rule. A prefix that marks
 * share is listed under `-`; longer prefixes of one mark tell them apart.
 */
const TABLE = `
1 Lada (ВАЗ): XTA=1986 XTA111=2004 XTA211=1995 XTA2123=2020 XTA217=2007 XTA219=2011 XTAF=2012 XTAG=2015 XTAK=2012 XTAR=2012 XTK2104
2 УАЗ: XTT=1990
3 ГАЗ: XTH=1990 X96=2005
4 Москвич: XTB
5 ИЖ: XTK2126 XTK2717
6 ЗАЗ: XTE Y6D110
7 ЗИЛ: XTZ
8 ЛуАЗ: XTD
17 Kia: KNA=1987 KNC=1996 KND=1993 KNE=1993 U5Y=2006 U6Y=2006 XWK Z94CB=2011 Z94CC=2011 LJD 3KPA 3KPF 5XX 5XYK 5XYP
18 Hyundai: KMF=1996 KMH=1986 MAL=1998 NLH=1997 TMA=2008 X7MCF=2001 X7MEN=2001 X7MSB=2001 Z94CT=2010 LBE 5NMJ 5NMS 5NMZ 5NP 5NTJ 5XYZ
111 Genesis: KMT=2016 KMU=2016
19 Toyota: JT1 JT2 JT3 JT4 JTD JTE JTF JTM JTN NMT SB1 VNK AHT MR0 TW1 XW7 6T1 LFM LVG 1NX 2T1 2T3 3TM 4T1 4T3 4T4 4TA 5TB 5TD 5TE 5TF 5YF 7MU
103 Lexus: JT6 JT8 JTH JTJ 2T2 58A
20 Nissan: SJN VSK Z8NAJL Z8NBBU Z8NF Z8NHSN Z8NT 1N4 1N6 3N1 3N6 3N8 5N1AN 5N1AR 5N1AT 5N1AZ
104 Infiniti: JNK=1990 JNR SJK
21 Renault: VF1 X7L.SR X7LBM X7LLZ X7LRJC
23 Volkswagen: WVW=1980 WVG=2002 WV1=1980 WV2=1980 WV3=1980 AAV 9BW XW8ZZZ16=2007 XW8ZZZ3C=2007 XW8ZZZ5N=2007 XW8ZZZ61=2007 XW8ZZZCK=2007 1V2 1VW 3VV 3VW
24 Skoda: TMB=1994 XW8A=2007 XW8B=2007 XW8C=2007 XW8D=2007 XW8J=2007 XW8L=2007
98 Audi: WAU=1980 WA1=2009 WUA=1994 TRU=1998 XW8ZZZ4G=2007 XW8ZZZ4H=2007 XW8ZZZ4L=2007 XW8ZZZ8K=2007 XW8ZZZ8R=2007 XW8ZZZ8U=2007
124 SEAT: VSS=1986
151 Cupra: VSSZZZK1=2018 VSSZZZKM=2018
106 Porsche: WP0=1980 WP1=2002
96 BMW: WBA WBS WBX WBY X4X LBV 3MW 4US 5UM 5UX 5YM
119 MINI: WMW
97 Mercedes-Benz: WDB WDC WDD WDF W1K W1N W1V VSA LE4 4JG 55S
148 Maybach: WDB240
90 Smart: WME W1A
91 Ford: WF0 X9F Z6F.XX NM0 MAJ 6FP 1FA 1FM 1FT 1ZV 2FA 2FM 2FT 3FA
132 Lincoln: 1LN 2LM 3LN 5LM
136 Mercury: 1ME 1ZW 2ME 2MH 3ME 4M2
92 Chevrolet: KL1=2002 KL7=2012 KL8=2012 1G1 1GC 1GN 2G1 2GN 3G1 3GN
117 Cadillac: 1G6 1GY 3GY
133 GMC: 1GK 1GT 2GK 2GT 3GK 3GT
135 Buick: KL4=2012 1G4 2G4 5GA
134 Pontiac: KL2 1G2 2G2 5Y2
137 Oldsmobile: 1G3 1GH
131 Hummer: 5GR 5GT
93 Opel: W0L=1980 W0V VXK
94 Mazda: JM0 JM1=1981 JM3=1990 JM7 JMZ MM7 MM8 RUM 1YV 3MZ 4F2 4F4
95 Mitsubishi: JA3=1981 JA4=1986 JMB=1981 JMY ML3 XMC 6MM 4A3 4A4
99 Volvo: YV1=1981 YV4=2003 XLB LVY LYV 7JR
89 Polestar: YSM LPS
126 Saab: YS3=1981
100 Honda: JHL=1997 JHM=1981 MRH NLA SHH=1993 SHS=1997 LHG LVH 19X 1HG 2HG 2HK 3HG 5FN 5J6 7FA
128 Acura: JH4=1986 19U 2HN 5J8
101 Suzuki: JSA JS2 JS3 MA3 TSM VSE 2S3
102 Subaru: JF1=1981 JF2=1981 4S3 4S4
129 Daihatsu: JDA
130 Isuzu: JAA JAC MPA 4S2
105 Land Rover: SAL=1981
115 Jaguar: SAJ=1981 SAD=2017
109 SsangYong: KPTS=2005 Z8U=2009
112 Peugeot: VF3 VR3
113 Citroen: VF7 VR7
114 DS: VR1
120 Fiat: ZFA NM4 Z7G244 9BD 3C3BFF 3C3CFF
125 Alfa Romeo: ZAR ZAS
139 Lancia: ZLA
143 Ferrari: ZFF
144 Lamborghini: ZHW ZPB
145 Maserati: ZAM ZN6
141 Bentley: SCB SJA
142 Rolls-Royce: SCA SLA
146 Aston Martin: SCF SD7
147 McLaren: SBM
149 Lotus: SCC
116 Jeep: 1J4 1J8 1C4AJW 1C4BJ 1C4GJW 1C4HJ 1C4NJ 1C4PJ 1C4RJ 1C4SJ 1C6HJT 1C6JJT 3C4NJ ZACCJ ZACNJ
123 Chrysler: 1A4 1A8 1C3.C 1C8 2A4 2A8 2C3.C 2C4.C 2C8 3A4 3A8
121 Dodge: 1B3 1B4 1B7 1C4RDH 1C4RDJ 1D4 1D8 2B3 2B4 2C3CDX 2C3CDZ 2C4RDG 2D4 2D8 3B3 3B7 3C4PDC 3C4PDD 3D4
122 RAM: 1C6RR 1C6SR 3C6TR 3C6UR
138 Plymouth: 1P3 1P4 2P3 2P4
118 Tesla: 5YJ 7SA LRW XP7=2021
152 Tata: MAT
25 Chery: LVVDA
26 Haval: XZGFF=2019
31 Changan: LS4 LS5
43 Li (Lixiang): HLX=2019 LW433
45 Voyah: LDP91E LDP95H
48 BYD: LGXC1
58 Brilliance: LSY
59 Zotye: LJ8
60 Haima: LH1
63 Hafei: LKH
67 Maxus: LSK
72 Xpeng: L1N
- Lada, ИЖ: XTK
- ЗАЗ, Chevrolet, Opel: Y6D
- Chevrolet, Lada: X9L=2002
- Hyundai, Kia, Solaris: Z94=2010 XWE=2004
- Hyundai, Genesis: KMHG=1986 5NM
- Kia, Hyundai: 3KP 5XY
- Hyundai, ТагАЗ, Vortex: X7M
- Volkswagen, Skoda, Audi: XW8=2007 XW8ZZZ=2007
- SEAT, Cupra: VSSZZZ5F=2012 VSSZZZKL=2019
- Chevrolet, Opel, Cadillac: XUF=2008 XUU XWF
- Daewoo, Chevrolet, Ravon: KLA=1996 XWB=1996
- SsangYong, KGM: KPT=1996
- Nissan, Infiniti: JN1 JN8 5N1
- Nissan, Datsun: Z8N
- Renault, Москвич: X7L
- Renault, Dacia: UU1
- Peugeot, Citroen, Mitsubishi: Z8T
- Citroen, DS: VF7KF VF7NX VF7SA
- Ford, Sollers: Z6F
- Haval, Great Wall: XZG=2019
- Rover, MG: SAR
- Chrysler, Dodge, Jeep, RAM: 1C3 1C4 1C6 1D7 2C3 2C4 3C3 3C4 3C6 3D7
- КАМАЗ: XTC=1990
- ПАЗ: X1M=1995
`

function manufacturerFrom(line: string): VinManufacturer {
  const [, id = '-', mark = '', rest = ''] = /^(\d+|-) ([^:]+): (.+)$/.exec(line) ?? []
  const prefixes = rest.split(' ').map((cell) => {
    const [prefix = '', since] = cell.split('=')
    return [prefix, since === undefined ? undefined : Number(since)] as const
  })
  return { markId: id === '-' ? null : id, mark, prefixes: Object.fromEntries(prefixes) }
}

/** The parsed table; a new manufacturer is a line of it. */
export const VIN_MANUFACTURERS: readonly VinManufacturer[] = TABLE.trim()
  .split('\n')
  .map(manufacturerFrom)
