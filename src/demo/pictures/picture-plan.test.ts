import { expect, test } from 'vitest'
import { demoDevelopers } from '../developers.ts'
import { demoProjects } from '../projects.ts'
import { demoUnits } from '../units.ts'
import { demoPictures, logoId } from './demo-pictures.ts'
import { picturesOfProject, picturesOfUnit } from './picture-plan.ts'

const pictures = new Map(demoPictures().map((picture) => [picture.id, picture]))
const planned = demoUnits().map((unit) => ({ unit, ids: picturesOfUnit(unit) }))

test('every unit shows three pictures or more, every project two, none of them twice', () => {
  for (const { unit, ids } of planned) {
    expect(ids.length, unit.key).toBeGreaterThanOrEqual(3)
    expect(new Set(ids).size, unit.key).toBe(ids.length)
  }
  for (const project of demoProjects) {
    const ids = picturesOfProject(project)
    expect(ids.length, project.key).toBeGreaterThanOrEqual(2)
    expect(ids.length, project.key).toBeLessThanOrEqual(5)
  }
})

test('what is planned is drawn, and what is drawn is shown somewhere', () => {
  const shown = new Set([
    ...planned.flatMap(({ ids }) => ids),
    ...demoProjects.flatMap(picturesOfProject),
    ...demoDevelopers.map(({ key }) => logoId(key)),
  ])
  expect([...shown].sort()).toEqual([...pictures.keys()].sort())
})

test('the river, a lake, a park or a pool is in the window only where the unit sees it', () => {
  for (const { unit, ids } of planned) {
    for (const sight of ['river', 'lake', 'park', 'pool'] as const) {
      const isShown = ids.some((id) => id.includes(`-${sight}-`))
      if (isShown) expect(unit.views, `${unit.key} ${sight}`).toContain(`${sight}_view`)
    }
  }
})

test('the city from above is seen only from high floors', () => {
  for (const { unit, ids } of planned) {
    if (ids.some((id) => /-city-[a-z]+-high$/.test(id))) {
      expect(unit.floor, unit.key).toBeGreaterThanOrEqual(20)
    }
    if (ids.some((id) => /-city-[a-z]+-middle$/.test(id))) {
      expect(unit.floor, unit.key).toBeGreaterThanOrEqual(9)
    }
  }
})

test('furniture is shown only where it comes with the home', () => {
  for (const { unit, ids } of planned) {
    const isFurnished = unit.furnishing === 'fully_furnished'
    for (const id of ids.filter((one) => /^(living|bedroom)-/.test(one))) {
      const isBare = /-(empty|bare)[A-Z]/.test(id)
      expect(isBare, `${unit.key} ${id}`).toBe(!isFurnished)
    }
    const isShell = ids.some((id) => id.includes('-bareShell-'))
    expect(isShell, unit.key).toBe(unit.furnishing === 'bare_shell')
  }
})

test('studios, lofts and penthouses show rooms of their own kind', () => {
  for (const { unit, ids } of planned) {
    if (unit.furnishing !== 'fully_furnished') continue
    const living = ids.find((id) => id.startsWith('living-')) ?? ''
    expect(living.includes('-studio'), unit.key).toBe(unit.layout === 'S')
    expect(living.includes('-loft-'), unit.key).toBe(unit.layout === 'D')
    expect(living.includes('-penthouse-'), unit.key).toBe(unit.layout === 'P')
  }
})

test('a project shows a pool only where it has one', () => {
  for (const project of demoProjects) {
    if (picturesOfProject(project).some((id) => id.includes('-pool-'))) {
      expect(project.facilities, project.key).toContain('swimming_pool')
    }
  }
})
