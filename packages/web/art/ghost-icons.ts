/** Which icon stands for what in Ghost Stories. Names are those of game-icons; the sprite holds all of them. */

/** The silhouette of each ghost. */
export const GHOST_FACES = {
  ghoul: 'half-dead',
  'walking-corpse': 'shambling-zombie',
  'coffin-breakers-a': 'raise-skeleton',
  'coffin-breakers-b': 'raise-skeleton',
  'restless-dead': 'dead-head',
  zombie: 'frankenstein-creature',
  'hopping-vampire': 'vampire-dracula',
  'yellow-plague': 'plague-doctor-profile',
  lich: 'crowned-skull',
  'drowned-maiden': 'mermaid',
  'hound-of-depth': 'hound',
  'perfidious-nymph-a': 'fairy',
  'perfidious-nymph-b': 'fairy',
  'sticky-feet': 'octopus',
  abysmal: 'floating-ghost',
  'ooze-devil': 'gooey-daemon',
  'liquid-horror': 'giant-squid',
  'fury-of-depth': 'oni',
  'creeping-one': 'medusa-head',
  'fungus-thing': 'carnivorous-plant',
  'fallen-monks': 'cultist',
  'fallen-monk': 'monk-face',
  'restless-spirit': 'ghost',
  'rotten-soul': 'goo-skull',
  'wicked-one': 'evil-minion',
  'green-abomination': 'worm-mouth',
  'great-putrid': 'gluttony',
  skinner: 'skeletal-hand',
  reaper: 'grim-reaper',
  'sharp-nailed-mistresses-a': 'harpy',
  'sharp-nailed-mistresses-b': 'harpy',
  'bleeding-eyes': 'bleeding-eye',
  'blood-drinker': 'imp-laugh',
  'scarlet-evildoer': 'devil-mask',
  'flesh-devourer': 'carnivore-mouth',
  'raging-one': 'minotaur',
  'gloomy-minion': 'imp',
  'repellent-beauty': 'woman-elf-face',
  'severed-heads': 'triple-skulls',
  'grave-walker': 'raise-zombie',
  'black-widow': 'masked-spider',
  'dark-wraith': 'spectre',
  'shapeless-evil': 'transparent-slime',
  'soul-eater': 'terror',
  'reed-jackal': 'hyena-head',
  'mire-boar': 'boar',
  'river-fang': 'snake-tongue',
  'tide-crocodile': 'croc-jaws',
  'moss-panther': 'saber-toothed-cat-head',
  'thorn-bear': 'bear-head',
  'ember-fox': 'fox-head',
  'crimson-tiger': 'tiger-head',
  'night-pack': 'wolf-head',
  'grey-hunter': 'werewolf',
  'crazy-shaman': 'totem-mask',
  'howling-nightmare': 'screaming',
  uncatchable: 'invisible',
  'hope-killer': 'daemon-skull',
  'deaths-army': 'skull-staff',
  'forgotten-ones': 'haunting',
  'bone-cracker': 'broken-bone',
  'dark-mistress': 'female-vampire',
  'creeping-horror': 'tentacles-skull',
  'vampire-lord': 'vampire-cape',
  nameless: 'invisible-face',
  gatekeeper: 'dungeon-gate',
  voracious: 'bestial-fangs',
  'howling-ondine': 'fish-monster',
  'root-master': 'evil-tree',
  'time-keeper': 'tarot-13-death',
  shapeshifter: 'duality-mask',
} as const;

/** What a stone does. */
export const STONE_ICONS = {
  'summon-ghost': 'spectre',
  'power-off-board': 'power-button',
  'power-off-all': 'silenced',
  'haunter-starts-on-board': 'fast-arrow',
  'capture-die': 'locked-box',
  'lose-qi': 'broken-heart',
  'tao-off': 'cancel',
  'haunt-tile': 'spooky-house',
  'group-lose-tao': 'broken-pottery',
  'roll-curse': 'perspective-dice-six-faces-random',
  'clear-circle-of-prayer': 'prayer',
  'devour-on-arrival': 'sharp-smile',
  'remove-portal': 'portal',
  'remove-su-ling': 'moon-orbit',
  'lay-down-all-taoists': 'falling',
  'remove-bottom-two': 'card-discard',
  'kill-villager-of-choice': 'skull-crack',
  haunter: 'haunting',
  tormentor: 'perspective-dice-six-faces-random',
  'dice-immune': 'dice-shield',
  devourer: 'sharp-smile',
  'move-clockwise': 'clockwise-rotation',
  'requires-opposite-space-empty': 'back-forth',
  'requires-buddha': 'meditation',
  'white-faces-void': 'evil-moon',
  'gain-tao-1': 'circle',
  'gain-tao-2': 'linked-rings',
  'gain-qi-or-yin-yang': 'hearts',
  'gain-crystal': 'floating-crystal',
  'group-qi-and-yin-yang': 'yin-yang',
  'group-crystal-and-yin-yang': 'crystal-cluster',
} as const;

/** Village tiles with the tint of their picture. */
export const TILE_ICONS = {
  'tea-house': ['teapot-leaves', '#6b8a4e'],
  'herbalists-shop': ['herbs-bundle', '#4e8a6d'],
  'taoist-altar': ['fire-bowl', '#9a5a3c'],
  'sorcerers-hut': ['cauldron', '#6a4e8a'],
  'circle-of-prayer': ['prayer', '#5a6a9a'],
  'pavilion-of-the-heavenly-wind': ['wind-slap', '#4a7f96'],
  cemetery: ['hasty-grave', '#66708a'],
  'buddhist-temple': ['pagoda', '#a8823c'],
  'night-watchmans-beat': ['lantern-flame', '#a06a2c'],
  'kung-fu-school': ['high-kick', '#93504a'],
} as const;

export const ARTEFACT_ICONS = {
  'potion-of-life': 'health-potion',
  'moon-dust': 'powder',
  'scroll-of-unity': 'tied-scroll',
  fireworks: 'firework-rocket',
  'claw-of-vengeance': 'claw-slashes',
  'armour-of-the-just': 'chest-armor',
  'shield-of-time': 'time-trap',
  'divine-sword': 'shining-sword',
  'boots-of-ma-cho': 'boots',
  'helmet-of-ma-cho': 'crested-helmet',
} as const;

/** The elements of the Tao colours, white last: the second sign beside the colour. */
export const ELEMENTS = ['mountains', 'flame', 'solid-leaf', 'water-drop', 'eclipse', 'moon'] as const;

/** Faces of the Curse die. */
export const CURSE_ICONS = {
  blank: 'circle',
  haunt: 'spooky-house',
  ghost: 'spectre',
  'lose-all-tao': 'broken-pottery',
  'lose-qi': 'broken-heart',
} as const;

const OTHERS = [
  'coffin',
  'crystal-shrine',
  'cycle',
  'family-house',
  'family-tree',
  'graveyard',
  'hearts',
  'magic-shield',
  'meditation',
  'person',
  'portal',
  'power-ring',
  'rolling-dices',
  'scroll-unfurled',
  'spooky-house',
  'sunrise',
  'terror',
  'tied-scroll',
  'yin-yang',
] as const;

export type GhostIcon =
  | (typeof GHOST_FACES)[keyof typeof GHOST_FACES]
  | (typeof STONE_ICONS)[keyof typeof STONE_ICONS]
  | (typeof TILE_ICONS)[keyof typeof TILE_ICONS][0]
  | (typeof ARTEFACT_ICONS)[keyof typeof ARTEFACT_ICONS]
  | (typeof ELEMENTS)[number]
  | (typeof CURSE_ICONS)[keyof typeof CURSE_ICONS]
  | (typeof OTHERS)[number];

export const GHOST_ICONS: readonly GhostIcon[] = [
  ...new Set<GhostIcon>([
    ...Object.values(GHOST_FACES),
    ...Object.values(STONE_ICONS),
    ...Object.values(TILE_ICONS).map(([name]) => name),
    ...Object.values(ARTEFACT_ICONS),
    ...ELEMENTS,
    ...Object.values(CURSE_ICONS),
    ...OTHERS,
  ]),
];
