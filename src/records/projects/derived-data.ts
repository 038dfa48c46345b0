import type { DerivedData } from '../../city/places/reference-files.ts'
import { railData } from '../../city/rail/rail-data.ts'
import { projectPlaces } from './project-place.ts'
import { projectWords } from './project-words.ts'

/** What is computed from the reference tables when they are loaded, in this order. */
export const derivedData: readonly DerivedData[] = [railData, projectPlaces, projectWords]
