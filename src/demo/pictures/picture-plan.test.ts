import { expect, test } from 'vitest'
import { demoDevelopers } from '../developers.ts'
import { demoProjects } from '../projects.ts'
import { demoUnits } from '../units.ts'
import { logoName, pictureNames } from './demo-pictures.ts'
import { picturesOfProject, picturesOfUnit } from './picture-plan.ts'

const planned = demoUnits().map((unit) => ({ unit, names: picturesOfUnit(unit) }))

test('every unit shows three pictures or more, every project two, none of them twice', () => {
  for (const { unit, names } of planned) {
    expect(names.length, unit.key).toBeGreaterThanOrEqual(3)
    expect(new Set(names).size, unit.key).toBe(names.length)
  }
  for (const project of demoProjects) {
    const names = picturesOfProject(project)
    expect(names.length, project.key).toBeGreaterThanOrEqual(2)
    expect(names.length, project.key).toBeLessThanOrEqual(5)
  }
})

test('what is planned is there, and what is there is shown somewhere', () => {
  const shown = new Set([
    ...planned.flatMap(({ names }) => names),
    ...demoProjects.flatMap(picturesOfProject),
    ...demoDevelopers.map(({ key }) => logoName(key)),
  ])
  expect([...shown].sort()).toEqual(pictureNames().sort())
})

test('the river, a lake, a park or a pool is in the window only where the unit sees it', () => {
  for (const { unit, names } of planned) {
    for (const sight of ['river', 'lake', 'park', 'pool'] as const) {
      const isShown = names.some((name) => name.includes(`-${sight}-`))
      if (isShown) expect(unit.views, `${unit.key} ${sight}`).toContain(`${sight}_view`)
    }
  }
})

test('the city from above is seen only from high floors', () => {
  for (const { unit, names } of planned) {
    if (names.some((name) => /-city-[a-z]+-high$/.test(name))) {
      expect(unit.floor, unit.key).toBeGreaterThanOrEqual(20)
    }
    if (names.some((name) => /-city-[a-z]+-middle$/.test(name))) {
      expect(unit.floor, unit.key).toBeGreaterThanOrEqual(9)
    }
  }
})

test('furniture is shown only where it comes with the home', () => {
  for (const { unit, names } of planned) {
    const isFurnished = unit.furnishing === 'fully_furnished'
    for (const name of names.filter((one) => /^(living|bedroom|guest)-/.test(one))) {
      const isBare = /-(empty|bare)[A-Z]/.test(name)
      expect(isBare, `${unit.key} ${name}`).toBe(!isFurnished)
    }
    const isShell = names.some((name) => name.includes('-bareShell-'))
    expect(isShell, unit.key).toBe(unit.furnishing === 'bare_shell')
  }
})

test('studios, lofts and penthouses show rooms of their own kind', () => {
  for (const { unit, names } of planned) {
    if (unit.furnishing !== 'fully_furnished') continue
    const living = names.find((name) => name.startsWith('living-')) ?? ''
    expect(living.includes('-studio'), unit.key).toBe(unit.layout === 'S')
    expect(living.includes('-loft-'), unit.key).toBe(unit.layout === 'D')
    expect(living.includes('-penthouse-'), unit.key).toBe(unit.layout === 'P')
  }
})

test('a project shows a pool only where it has one', () => {
  for (const project of demoProjects) {
    if (picturesOfProject(project).some((name) => name.includes('Pool-'))) {
      expect(project.facilities, project.key).toContain('swimming_pool')
    }
  }
})
