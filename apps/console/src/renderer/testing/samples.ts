import { photoOf } from '@trassa/ad-form/testing/samples'
import type {
  AdRow,
  ModeratedAd,
  StaffProfile,
} from '@trassa/contracts/entities/moderator/moderation'
import type { Profile } from '@trassa/contracts/entities/user'
import { maskPhone } from '@trassa/contracts/phone'
import { PROFILE } from '@trassa/machines/testing/account-samples'
import type { Program } from '../../shared/program.ts'

/** What becomes of every file that a test uploads. */
export const UPLOADED = photoOf(1)

const NOW = '2026-11-21T09:00:00.000Z'

export const MODERATOR: Profile = {
  ...PROFILE,
  id: '4',
  username: 'Марина',
  phone: '+79000000004',
  role: 'moderator',
  slug: 'marina',
  createdAt: NOW,
}

export const USER: Profile = { ...PROFILE, createdAt: NOW }

const { phone, ...user } = USER

/** The same person as staff see one. */
export const OWNER: StaffProfile = {
  ...user,
  maskedPhone: maskPhone(phone),
  block: null,
  mergedIntoId: null,
}

export const adRow = (id: string, change: Partial<AdRow> = {}): AdRow => ({
  id,
  slug: `lada-granta-${id}`,
  adType: 'auto',
  title: `LADA Granta, ${id}`,
  summary: '2018 · 84 000 км',
  price: 640_000,
  cityName: 'Казань',
  citySlug: 'kazan',
  photos: [],
  photosTotal: 0,
  liftedAt: NOW,
  stat: 2,
  paymentStatus: 0,
  version: 3,
  reasons: [],
  archivedReason: null,
  revision: 'none',
  appealed: false,
  underAppeal: false,
  expiresAt: null,
  confirmedAt: null,
  updatedAt: NOW,
  views: 5,
  createdAt: NOW,
  queuedAt: NOW,
  publishedAt: null,
  risk: ['firstAd'],
  userId: OWNER.id,
  username: OWNER.username,
  maskedPhone: OWNER.maskedPhone,
  claim: null,
  cityId: '5',
  regionName: 'Татарстан',
  complaints: 0,
  vin: null,
  year: 2018,
  mileage: 84_000,
  moderatorName: null,
  confirmation: null,
  ...change,
})

export const moderatedAd = (id: string, change: Partial<ModeratedAd> = {}): ModeratedAd => {
  const { username: _, ...row } = adRow(id)
  return {
    ...row,
    cityId: '1',
    description: 'Машина живая, документы в порядке.',
    descriptionTree: ['Машина живая, документы в порядке.'],
    contactName: 'Иван',
    address: '',
    fields: { year: 2018, mileage: 84_000 },
    names: {},
    proposed: null,
    appealText: null,
    reviewRequired: false,
    lane: 'new',
    complaints: [],
    openComplaints: 0,
    owner: OWNER,
    claim: {
      moderatorId: MODERATOR.id,
      moderatorName: MODERATOR.username,
      expiresAt: NOW,
      mine: true,
    },
    history: [],
    ...change,
  }
}

/** The program that the settings page shows. */
export const PROGRAM: Program = {
  settings: { zoom: 100, tray: false, notifications: true },
  version: '0.1.0',
  electron: '45.4.1',
  isTestBuild: false,
  update: { state: 'off' },
}
