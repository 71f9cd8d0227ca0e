/// The words that the names of Apple's symbols are made of, by which a name without a drawing is told from one that is misspelt.
/// Source: Apple, SF Symbols (names); docs/rules/layers.md 3.3
extension Symbols {
  /// Whether each part of the name, between dots, is one of the words, a number or a letter.
  static func isMadeOfKnownWords(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    func isKnown(_ part: Substring) -> Bool {
      part.count == 1 && part.first?.isLetter == true || !part.isEmpty && part.allSatisfy(\.isNumber) || vocabulary.contains(part)
    }
    // A letter or a number is a symbol only in a border: "a.circle", "50.square.fill".
    return parts.allSatisfy(isKnown) && parts.contains { $0.count > 1 && $0.first?.isLetter == true }
  }

  /// The word that is nearest to a wrong one is looked for among these, too.
  static let vocabulary: Set<Substring> = Set(
    """
    2x2 3d 3x3 4x3 abc accessibility address adjust aim air airplane airpods alarm align aligncenter alignleft alignright all allergens alt
    alternatingcurrent amplifier and angle angled ant antenna app appclip apple aqi archivebox arkit arrivals arrow arrowkeys arrowshape
    arrowtriangle aspectratio asterisk at atom austriaandgermany automatic axis baby back backpack backward badge bag ball balloon bandage bank
    banknote barcode bars baseball basket basketball bath bathtub battery beach bed bell bezier bicycle binoculars bird birthday bitcoinsign
    blinds blur board bold bolt bonjour book bookmark books bottom bottomhalf bottomleft bottomright bottomthird bowl box boy braille brain
    breakfast briefcase bubble bubbles building burn burst bus butterfly button cabinet cable cablecar cake calendar camera candybar cap
    capslock capsule captions car carrot carrots cart case cat cellularbars center centsign chair character characters charge charging chart
    check checkerboard checkered checklist checkmark chevron child chip circle circlebadge circlepath circles clear clipboard clock close cloud
    clover clubs coffee column columns comb command compact compass compose compress conditioner cone connected connection contact
    contextualmenu contrast control controls cooktop corner court cpu creditcard cricket crop cross crown cup cursor cursorarrow curtains curve
    cycle dash data dead decrease degreesign delete deskclock desktopcomputer dial dialog diamond diamonds dice die digitalcrown directcurrent
    direction disc dishwasher display distribute divide dna doc dock document dog dollarsign door dot dots dotted double down download downtrend
    draw drink drive drizzle drop dryer dumbbell dust ear earbuds earpods eject elevated elevator ellipse ellipsis end entry envelope equal
    equalto eraser escape esim eurosign ev event ex exclamationmark exit expand export external externaldrive eye eyebrow eyedropper eyeglasses
    eyes face faceid falling fan fast faxmachine female ferry fibrechannel field figure figures filemenu fill film filter fingers finish fire
    fireplace firewall fireworks first fish flag flame flashlight flattrend fleuron flip flipped floor flowchart flower fluid fn fog folder
    folders football fork form forward fossil frame frontwindow fuel fuelpump function funnel fx gamecontroller garage gauge gear gearshape gift
    giftcard glass glasses globe go gobackward goforward golf graduationcap greaterthan greaterthanorequalto grid group guitars gym hail half
    halffull hammer hand handbag handler hands handset hanger hanging hare hat hazardsign head headphones headset health hearing hearingdevice
    heart hearts heat heater heavyrain helm hexagon hexagongrid hexagonpath hexagons high highlighter hiking history hockey home homekit homepod
    homepodmini homepods horizontal hourglass house humidity hurricane id increase infinite infinity info inset instruments intersect ipad
    iphone ipod italic item jacket k kashidas key keyboard keychain kid knife l ladybug lamp lane laptop laptopcomputer lasso last laurel
    leading leadinghalf leadingthird leaf left lefthalf leftthird lens lessthan lessthanorequalto letter level levels lifepreserver light
    lightbulb lightrail lightspectrum line lines lineweight link list living lizard loading location lock locked long loop low lungs macbook
    macmini macpro macro macwindow magazine magicmouse magnet magnify magnifyingglass magsafe mail male man map mappin mark marker max measure
    medal mediastick medical megaphone memories memorychip menubar menucard message metronome mic microbe microphone microscope microwave middle
    milestone min minus mirror moon mosaic motion mount mountain mouse mouth moved movie movieclapper mug multiply music mustache my name narrow
    network new newspaper next night noise nosign note notequal notequalto number numbers numbersign octagon off oil on open opticaldisc opticid
    option oral orthogonal outfit outlet oval oven overlay p package pad page paint paintbrush paintpalette palette palm pano paperclip
    paperplane parachute parentheses parkinglight parkingsign party partyhorn passport path pause pawprint payment paymentsign pc peacesign
    pedal pedestrian pencil pencilandruler pentagon people percent percentsign person personalhotspot persons perspective pesetasign phone photo
    piano pianokeys pie pill pills pin pinch pip pipe pizza place play playpause plus plusforwardslashminus plusminus point pointer popcorn
    popper power poweroff poweron poweroutlet powerplug powersleep presentation previous printer processor projective projector propeller pull
    pulse purchased puzzlepiece qrcode quarter question questionmark quote radio radiowaves rain rainbow raised ratio ray rays receipt record
    recordingtape rectangle rectanglebadge recycle refresh refrigerator remove repeat replay restart return rhombus richtext right righthalf
    rightthird ring robotic roman rosette rotate rotation round router ruble rublesign ruler run running rupeesign safari sailboat sale
    satellite scale scalemass scanner scissors scooter scope score screwdriver scribble scroll sdcard seal search seat section selection send
    sensor sensortag server set settings shapes share shared shekelsign shield ship shippingbox shirt shoe shoeprints shopping shoppingcart
    shower shuffle side sidebar signature signpost sim simcard single sink skew skis slash sleep sleet slider slowmo small smallcircle smiling
    smoke snow snowboard snowflake soccer soccerball sofa sos soup spaceship spades sparkle sparkles speaker speedometer spiral split spoon
    sportscourt spread spring sprinkler square squarepath squareroot squares squareshape stack stairs star staroflife stars start steeringwheel
    step sterlingsign stethoscope stop stopwatch storefront stove stride strikethrough stroke stroller student studentdesk stylus suit suitcase
    sum sun sunglasses sunrise sunset surfboard suspension suv suvside swap swatchpalette swift swipe swirl switch sword syringe t table
    tablecells tag takeoff tap target teddybear telephone teletype temperature tennis tennisball tent terminal testtube text textbox textformat
    theatermask theatermasks thermometer third thumbsdown thumbsup ticket timelapse timeline timer tip tips tire togglepower toilet top topleft
    topright topthird tornado tortoise touchid tow towed tower traffic trailing trailinghalf trailingthird train tram transmission trapezoid
    trash tray tree triangle trianglehead triangleshape trophy tropicalstorm truck truckbox tshirt ttyy tugriksign turkishlirasign turn tv u
    umbrella under underline undo uniform union unlock up update upload uptrend user uturn v vehicle vertical vial video view viewfinder
    visionpro voice volleyball volume vote wake walk walking wallet wand warning warninglight washer watch watchface water waterbottle wave
    waveform wavelet waves weather webcam weight wheel wheelchair whole widget wifi wifirouter wind window windshield wineglass winky wipe wiper
    woman wonsign word workout wrench wrist xbox xmark xserve xyaxis yellow yensign yoga zipper zoom zzz
    1x2 2x1 2x4 4x2 above africa airplayaudio airplayvideo airpodsmax airpodspro american americas aperture applelogo applepencil applescript
    applewatch archery arts asia australia australian badminton bar barre beats below bin body bowling boxing bullet cardio central climbing
    closed computermouse cooldown core crosscountry crossed crosstraining curling dance dashed day departure downhill east ecg elliptical enter
    equestrian europe fencing filled filters fishing flexibility flipphone full functional gymnastics handball hifireceiver hifispeaker
    highintensity hunting icloud indoor insert internaldrive intervaltraining journal jumprope kickboxing lacrosse lanyardcard lodge martial
    medium mind minutes mixed north opticaldiscdrive outdoor outline pass pickleball pilates pool profile rack racket racquetball rolling rower
    rugby sailing sequence size skating skiing snowboarding south southern sports squash stair stamp stepper strengthtraining surfing swim
    tabletennis taichi tophalf tracking traditional trianglebadge unchecked waterpolo west wrestling xaxis yaxis
    """.split { $0 == " " || $0 == "\n" })
}
