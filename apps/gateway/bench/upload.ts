import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { createDiskStorage } from '../src/features/photos/disk-storage.ts'
import { developPhoto } from '../src/features/photos/develop-photo.ts'
import { round, sideBySide } from './measure.ts'

const ROUNDS = 10
const [WIDTH, HEIGHT] = [4000, 3000]
