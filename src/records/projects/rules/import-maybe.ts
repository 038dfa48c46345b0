import { type Maybe, maybeOf } from '../../../shared/fields/cells.ts'
import { PetPolicies } from './project-sets.ts'

/** What spellings in imported files may mean: nobody but the agency knows, so it is asked. */
export const projectMaybe: Maybe = new Map([
  maybeOf(PetPolicies, {
    ok: ['small_pet_allowed'],
    okay: ['small_pet_allowed'],
    โอเค: ['small_pet_allowed'],
    แมว: ['small_pet_allowed'],
    หมา: ['small_pet_allowed', 'medium_pet_allowed'],
    สุนัข: ['small_pet_allowed', 'medium_pet_allowed'],
    สุนัขเล็ก: ['small_pet_allowed'],
    สุนัขพันธุ์เล็ก: ['small_pet_allowed'],
    หมาเล็ก: ['small_pet_allowed'],
    ตัวเล็ก: ['small_pet_allowed'],
    cat: ['small_pet_allowed'],
    cats: ['small_pet_allowed'],
    'cats only': ['small_pet_allowed'],
    dog: ['small_pet_allowed', 'medium_pet_allowed'],
    dogs: ['small_pet_allowed', 'medium_pet_allowed'],
    'small dog': ['small_pet_allowed'],
    'small dogs': ['small_pet_allowed'],
    'small dog ok': ['small_pet_allowed'],
    'large dog ok': ['medium_pet_allowed'],
    ask: ['not_allowed', 'small_pet_allowed'],
  }),
])
