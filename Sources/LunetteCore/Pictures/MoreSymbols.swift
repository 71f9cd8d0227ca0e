/// Further symbols, in the words that `Symbols` explains: weather, people, things and controls that apps name often.
/// Source: docs/rules/layers.md 3.3
extension Symbols {
  /// A line for each: its name, a colon, and its words.
  static let moreShapes: [String: String] = {
    var shapes: [String: String] = [:]
    for line in lines.split(separator: "\n") {
      let name = line.prefix { $0 != ":" }
      shapes[String(name)] = String(line.dropFirst(name.count + 2))
    }
    return shapes
  }()

  private static let lines = """
    trash.fill: fM3 4 L17 4 L17 6 L3 6 Z;fM8 3.5 L8 2 L12 2 L12 3.5 Z;fM4.5 7 L15.5 7 L14.5 18 L5.5 18 Z
    bell.fill: fM3 15 L5 12.5 L5 8 L6.5 5 L10 3 L13.5 5 L15 8 L15 12.5 L17 15 Z;A10 15.5 2 0 180
    cart.fill: M1.5 3 L4 3 L5 6;fM5 6 L17.5 6 L15.5 13 L6.5 13 Z;fC7.5 16 1.4;fC14.5 16 1.4
    exclamationmark.triangle.fill: eM10 2 L19 17.5 L1 17.5 Z M9.2 7 L10.8 7 L10.6 12 L9.4 12 Z C10 14.5 1
    questionmark.circle.fill: eC10 10 8.5 M7 7 L8.5 5.2 L11.5 5.2 L13 7 L12.6 9 L10.9 10.2 L10.9 12 L9.1 12 L9.1 9.4 L11.2 8 L11 7 L9 7 L8.6 8 Z C10 \
    14.2 1
    camera.fill: eM1.5 5.5 L6.5 5.5 L8 3 L12 3 L13.5 5.5 L18.5 5.5 L18.5 17 L1.5 17 Z C10 11 3.2
    envelope.fill: eM2 4.5 L18 4.5 L18 15.5 L2 15.5 Z M2.5 5 L10 11 L17.5 5 L10 12.5 Z
    checkmark.seal.fill: eM10 1.5 L12.5 4 L16 4 L16 7.5 L18.5 10 L16 12.5 L16 16 L12.5 16 L10 18.5 L7.5 16 L4 16 L4 12.5 L1.5 10 L4 7.5 L4 4 L7.5 4 Z \
    M5.4 10.6 L6.5 9.5 L8.9 12 L13.3 6 L14.5 6.9 L9 14.4 Z
    sun.max: C10 10 3.8;M10 1.5 L10 3.5;M10 16.5 L10 18.5;M1.5 10 L3.5 10;M16.5 10 L18.5 10;M4 4 L5.4 5.4;M14.6 14.6 L16 16;M16 4 L14.6 5.4;\
    M5.4 14.6 L4 16
    sun.min: C10 10 3.8;fC10 3 0.8;fC10 17 0.8;fC3 10 0.8;fC17 10 0.8;fC5 5 0.8;fC15 15 0.8;fC15 5 0.8;fC5 15 0.8
    moon: M12 2.5 L8 4.5 L6 8.5 L6.8 13 L10 16 L14.5 16.5 L17.5 14.5 L14.5 13.5 L12 11 L11 7.5 Z
    cloud: M5 13 L2.5 11 L2.5 8.5 L5 7 L7 4 L10.5 3 L13.5 5 L14.5 7 L17 8 L18 10.5 L16 13 Z
    cloud.rain: M5 13 L2.5 11 L2.5 8.5 L5 7 L7 4 L10.5 3 L13.5 5 L14.5 7 L17 8 L18 10.5 L16 13 Z;M6 15 L5 18;M10 15 L9 18;M14 15 L13 18
    cloud.heavyrain: M5 13 L2.5 11 L2.5 8.5 L5 7 L7 4 L10.5 3 L13.5 5 L14.5 7 L17 8 L18 10.5 L16 13 Z;M6 15 L5 18;M10 15 L9 18;M14 15 L13 18;\
    M16 15.5 L15 18.5
    cloud.drizzle: M5 13 L2.5 11 L2.5 8.5 L5 7 L7 4 L10.5 3 L13.5 5 L14.5 7 L17 8 L18 10.5 L16 13 Z;M6 15 L5 18;M10 15 L9 18;M14 15 L13 18
    cloud.snow: M5 13 L2.5 11 L2.5 8.5 L5 7 L7 4 L10.5 3 L13.5 5 L14.5 7 L17 8 L18 10.5 L16 13 Z;fC6.5 17 0.9;fC10 18 0.9;fC13.5 17 0.9
    cloud.fog: M5 13 L2.5 11 L2.5 8.5 L5 7 L7 4 L10.5 3 L13.5 5 L14.5 7 L17 8 L18 10.5 L16 13 Z;M4 16 L16 16;M6 18.5 L14 18.5
    cloud.bolt: M5 13 L2.5 11 L2.5 8.5 L5 7 L7 4 L10.5 3 L13.5 5 L14.5 7 L17 8 L18 10.5 L16 13 Z;M10.5 13.5 L8.5 16.5 L11 16.5 L9.5 19
    cloud.sun: M5 13 L2.5 11 L2.5 8.5 L5 7 L7 4 L10.5 3 L13.5 5 L14.5 7 L17 8 L18 10.5 L16 13 Z;A14 5.5 3 200 380;M14 1 L14 1.5;M18.5 5 L19 5
    cloud.bolt.rain: M5 13 L2.5 11 L2.5 8.5 L5 7 L7 4 L10.5 3 L13.5 5 L14.5 7 L17 8 L18 10.5 L16 13 Z;M10.5 13.5 L8.5 16.5 L11 16.5 L9.5 19;\
    M5.5 15 L4.5 18;M14.5 15 L13.5 18
    bolt: M11.5 1.5 L4 11.5 L9 11.5 L8 18.5 L16 8 L11 8 Z
    drop: M10 2 L14.5 9 L15 12.5 L13 16.5 L10 17.8 L7 16.5 L5 12.5 L5.5 9 Z
    wind: M2 8 L12 8;A12 5.5 2.5 -90 90;M2 11 L15 11;A15 13.5 2.5 -90 90;M2 14 L10 14
    snowflake: M10 2 L10 18;M3 6 L17 14;M17 6 L3 14
    humidity: M7 2 L11 8.5 L11 12 L8.5 14 L5 13.5 L3 11 L3.5 8.5 Z;M13 10 L18 10;M13 13 L17 13;M12 16 L16 16
    thermometer: R8 2 4 10 2;C10 15 3
    umbrella: A10 10 8 180 360;M2 10 L18 10;M10 10 L10 16;A8.5 16 1.5 0 180
    flame: M10 1.5 L14.5 7 L16 12 L14 16.5 L10 18.5 L6 16.5 L4 12 L6.5 8 L8 10 Z
    person.2: C7 7 2.8;A7 17 5.5 180 360;M1.5 17 L12.5 17;A13.5 7 2.6 -110 110;A13.5 17 5 -80 0;M14 17 L18.5 17
    person.3: C10 6.5 2.5;A10 16 4.5 180 360;M5.5 16 L14.5 16;C3.5 8 1.8;C16.5 8 1.8;A3 15 3 200 300;A17 15 3 240 340
    person.crop.circle: C10 10 8;C10 8 2.6;A10 17.5 5.5 200 340
    person.crop.square: R2.5 2.5 15 15 2;C10 8 2.6;A10 17.5 5.5 200 340
    message: M4 3 L16 3 L18 5 L18 12 L16 14 L9 14 L5 17.5 L5 14 L4 14 L2 12 L2 5 Z
    bubble.left: M4 3 L16 3 L18 5 L18 12 L16 14 L9 14 L5 17.5 L5 14 L4 14 L2 12 L2 5 Z
    text.bubble: M4 3 L16 3 L18 5 L18 12 L16 14 L9 14 L5 17.5 L5 14 L4 14 L2 12 L2 5 Z;M5.5 7 L14.5 7;M5.5 10 L12 10
    ellipsis.bubble: M4 3 L16 3 L18 5 L18 12 L16 14 L9 14 L5 17.5 L5 14 L4 14 L2 12 L2 5 Z;fC6.5 8.5 1;fC10 8.5 1;fC13.5 8.5 1
    bubble.right: M4 3 L16 3 L18 5 L18 12 L16 14 L15 14 L15 17.5 L11 14 L4 14 L2 12 L2 5 Z
    quote.bubble: M4 3 L16 3 L18 5 L18 12 L16 14 L9 14 L5 17.5 L5 14 L4 14 L2 12 L2 5 Z
    bubble.left.and.bubble.right: M3 3 L11 3 L12.5 4.5 L12.5 9 L11 10.5 L6 10.5 L4 13 L4 10.5 L1.5 9 L1.5 4.5 Z;\
    M15 7 L18 8 L18 14 L16.5 15 L16.5 17.5 L14 15 L9 15 L7.5 13.5
    hand.thumbsup: M3 9 L3 17 L6 17 L6 9 Z;M6 10 L9.5 3 L11.5 4 L11 8 L16.5 8 L15 17 L8 17 L6 16
    hand.thumbsdown: M3 11 L3 3 L6 3 L6 11 Z;M6 10 L9.5 17 L11.5 16 L11 12 L16.5 12 L15 3 L8 3 L6 4
    hand.raised: M6 11 L6 5;M8.5 10 L8.5 3;M11 10 L11 3;M13.5 11 L13.5 5;M6 10 L4 9 L3.5 10 L7 17 L12.5 17 L15.5 13 L15.5 8
    face.smiling: C10 10 8;fC7 8 1;fC13 8 1;A10 10.5 4 20 160
    mappin: C10 5.5 3.5;M10 9 L10 18
    mappin.and.ellipse: C10 5 3;M10 8 L10 15;M6.5 13 L3 14.5 L4 16.5 L10 17.8 L16 16.5 L17 14.5 L13.5 13
    map: M2 5 L7.5 3 L12.5 5 L18 3 L18 15 L12.5 17 L7.5 15 L2 17 Z;M7.5 3 L7.5 15;M12.5 5 L12.5 17
    car: M3 12 L4.5 7 L6 5.5 L14 5.5 L15.5 7 L17 12 L17 15 L3 15 Z;C6 15.5 1.5;C14 15.5 1.5
    airplane: M10 1.5 L11.5 4 L11.5 8 L18 12 L18 13.5 L11.5 11.5 L11.5 15.5 L13.5 17.5 L10 17 L6.5 17.5 L8.5 15.5 L8.5 11.5 L2 13.5 L2 12 L8.5 8 L8.5 \
    4 Z
    building.2: M2 18 L2 7 L9 7 L9 18;M9 18 L9 2 L17 2 L17 18;M1 18 L19 18;M12 5.5 L14 5.5;M12 9 L14 9;M12 12.5 L14 12.5;M4.5 10 L6.5 10;\
    M4.5 13 L6.5 13
    mic: R7.5 2 5 9 2.5;A10 9.5 5 0 180;M10 14.5 L10 17.5;M7 17.5 L13 17.5
    video: R1.5 5 11.5 10 2;M13 9 L18 6 L18 14 L13 11
    speaker: M2 7.5 L5 7.5 L9 4 L9 16 L5 12.5 L2 12.5 Z
    speaker.wave.1: M2 7.5 L5 7.5 L9 4 L9 16 L5 12.5 L2 12.5 Z;A10 10 3 -45 45
    speaker.wave.2: M2 7.5 L5 7.5 L9 4 L9 16 L5 12.5 L2 12.5 Z;A10 10 3 -45 45;A10 10 6 -45 45
    speaker.wave.3: M2 7.5 L5 7.5 L9 4 L9 16 L5 12.5 L2 12.5 Z;A9 10 3.5 -45 45;A9 10 6 -45 45;A9 10 8.5 -45 45
    music.note: fC6.5 15.5 2.5;M9 15.5 L9 3 L15 2 L15 6 L9 7
    headphones: A10 10 7 180 360;R2 10.5 3.5 6 1.5;R14.5 10.5 3.5 6 1.5
    backward: M10 4 L2 10 L10 16 Z;M18 4 L10 10 L18 16 Z
    forward: M10 4 L18 10 L10 16 Z;M2 4 L10 10 L2 16 Z
    backward.end: M16 4 L6 10 L16 16 Z;M4 4 L4 16
    forward.end: M4 4 L14 10 L4 16 Z;M16 4 L16 16
    stop: R4 4 12 12 1
    pause: R5 3 3.5 14 1;R11.5 3 3.5 14 1
    goforward: A10 11 7 -40 250;M15.5 2.5 L15.5 6.5 L11.5 6.5
    gobackward: A10 11 7 -70 220;M4.5 2.5 L4.5 6.5 L8.5 6.5
    shuffle: M2 6 L6 6 L13 14 L17 14;M2 14 L6 14 L13 6 L17 6;M15 4 L17 6 L15 8;M15 12 L17 14 L15 16
    repeat: M4 9 L4 6 L16 6;M14 4 L16 6 L14 8;M16 11 L16 14 L4 14;M6 12 L4 14 L6 16
    wifi: A10 16 12 225 315;A10 16 8 225 315;A10 16 4 225 315;fC10 16 1.2
    iphone: R5.5 1.5 9 17 2;M9 16 L11 16
    laptopcomputer: R3.5 4 13 9.5 1;M1 16 L19 16
    desktopcomputer: R2 3 16 10.5 1;M8 17 L12 17;M10 13.5 L10 17
    tv: R2 3 16 11 1.5;M6 17 L14 17
    gamecontroller: R1.5 5 17 10 5;M6 8 L6 12;M4 10 L8 10;fC13 9 1;fC15 11 1
    printer: M6 7 L6 2.5 L14 2.5 L14 7;R2.5 7 15 7 1;M6 12 L6 17.5 L14 17.5 L14 12
    power: A10 11 6.5 -60 240;M10 2.5 L10 10
    barcode: M3 4 L3 16;M6 4 L6 16;M8 4 L8 16;M11 4 L11 16;M14 4 L14 16;M17 4 L17 16
    qrcode: R2.5 2.5 5 5 0;R12.5 2.5 5 5 0;R2.5 12.5 5 5 0;M12.5 12.5 L12.5 17.5;M15 12.5 L15 15;M17.5 15 L17.5 17.5
    bag: M4 6 L16 6 L17 18 L3 18 Z;A10 6 3 180 360
    gift: R2.5 7 15 4 0.5;M4 11 L4 18 L16 18 L16 11;M10 7 L10 18;C7.5 5 2;C12.5 5 2
    creditcard: R1.5 4 17 12 2;M1.5 8 L18.5 8;M4 12.5 L8 12.5
    book: M10 5 L7 3.5 L2 3.5 L2 15.5 L7 15.5 L10 17 L13 15.5 L18 15.5 L18 3.5 L13 3.5 Z;M10 5 L10 17
    books.vertical: R3 3 4 14 0.5;R8 3 4 14 0.5;M13 4 L16 3.5 L18 17 L15 17.5 Z
    newspaper: R2 4 13 13 1;M15 8 L18 8 L18 17 L15 17;M5 7.5 L12 7.5;M5 10.5 L12 10.5;M5 13.5 L9 13.5
    briefcase: R2 6 16 11 1.5;M7 6 L7 3.5 L13 3.5 L13 6;M2 11 L18 11
    hammer: M3 6 L6 3 L12 3 L14 6 L8 6;M9 6 L9 18 L11.5 18 L11.5 6
    wrench: M17 5 L14 8 L12 6 L15 3 L11 3 L9 6 L10 9 L3 16 L5 18 L12 11 L15 11 L17 8 Z
    paintbrush: M17 2 L18 3 L11 12 L8 9 Z;M8 9 L11 12 L8 16 L3 17 L5 13 Z
    scissors: C5 5.5 2.5;C5 14.5 2.5;M7 7 L17 15;M7 13 L17 5
    link: M8 12 L12 8;M7 9 L4 12 L4 15 L7 16 L10 13;M10 7 L13 4 L16 5 L16 8 L13 11
    paperclip: M15 9 L9 15 L6 15.5 L4.5 14 L5 11 L12 4 L14.5 3.5 L16 5 L15.5 7.5 L9 14 L7.5 13 L13 7
    pin: M7 2 L13 2 L12 9 L15 12 L5 12 L8 9 Z;M10 12 L10 18
    key: C6 10 3.5;M9.5 10 L18 10 L18 13;M15 10 L15 12.5
    lock.open: R4 9 12 9 1.5;A12.5 9 4 180 330
    shield: M10 2 L16.5 4.5 L16.5 10 L14 15 L10 18 L6 15 L3.5 10 L3.5 4.5 Z
    lightbulb: A10 8 5.5 135 405;M6.5 12 L8 15 L12 15 L13.5 12;M8 17.5 L12 17.5
    graduationcap: M1.5 8 L10 4 L18.5 8 L10 12 Z;M5 10 L5 14 L10 16 L15 14 L15 10
    leaf: M3 17 L6 12;M6 12 L5 7 L9 3.5 L17 3 L16.5 11 L13 15 L8 15 Z
    pawprint: fC5 8 1.7;fC15 8 1.7;fC8 4.5 1.7;fC12 4.5 1.7;fM10 9 L14.5 14 L13 16.5 L7 16.5 L5.5 14 Z
    fork.knife: M5 2 L5 18;M3 2 L3 7 L7 7 L7 2;M15 18 L15 2 L12.5 5 L12.5 10 L15 10
    cup.and.saucer: M3 6 L14 6 L13 13 L4 13 Z;A14.5 9 2.5 -90 90;M2 16 L16 16
    bed.double: M2 16 L2 8 L18 8 L18 16;M2 13 L18 13;R5 4 10 4 1
    trophy: M6 3 L14 3 L13.5 9 L10 12 L6.5 9 Z;M10 12 L10 16;M6 17 L14 17;A5 5.5 2.5 90 270;A15 5.5 2.5 -90 90
    dollarsign: M10 2 L10 18;M14 6 L10 4.5 L6.5 6 L7 9 L13 11 L13.5 14 L10 15.5 L6 14
    percent: M16 4 L4 16;C6 6 2.5;C14 14 2.5
    number: M7 3 L5.5 17;M14.5 3 L13 17;M3 7.5 L17 7.5;M3 12.5 L17 12.5
    at: C10 10 3;A10 10 7.5 -10 300;M13 7 L13 11.5 L15.5 12.5 L17.4 10
    tray: M2 11 L5 4 L15 4 L18 11 L18 16 L2 16 Z;M2 11 L7 11 L8 13 L12 13 L13 11 L18 11
    archivebox: R2 3 16 4 0.5;M3 7 L3 17 L17 17 L17 7;M8 10.5 L12 10.5
    cube: M10 2 L17 6 L17 14 L10 18 L3 14 L3 6 Z;M3 6 L10 10 L17 6;M10 10 L10 18
    timer: C10 11 7;M10 11 L10 7;M8 1.5 L12 1.5
    stopwatch: C10 11 7;M10 11 L13 8.5;M8 1.5 L12 1.5;M15.5 4 L17 5.5
    alarm: C10 10.5 6.5;M10 7 L10 10.5 L12.5 12;M2.5 5 L5 2.5;M17.5 5 L15 2.5
    hourglass: M5 2 L15 2 L15 6 L11 10 L15 14 L15 18 L5 18 L5 14 L9 10 L5 6 Z
    chart.bar: R2.5 11 4 7 0.5;R8 6 4 12 0.5;R13.5 2.5 4 15.5 0.5
    chart.pie: C9.5 10.5 7.5;M9.5 10.5 L9.5 3;M9.5 10.5 L17 10.5
    chart.line.uptrend.xyaxis: M2.5 2.5 L2.5 17.5 L17.5 17.5;M4.5 14 L8.5 9.5 L11.5 12 L17 5
    triangle: M10 3 L18 17 L2 17 Z
    rectangle: R1.5 4.5 17 11 1.5
    capsule: R1.5 5.5 17 9 4.5
    hexagon: M10 1.5 L17.5 5.7 L17.5 14.3 L10 18.5 L2.5 14.3 L2.5 5.7 Z
    diamond: M10 1.5 L18.5 10 L10 18.5 L1.5 10 Z
    seal: M10 1.5 L12.5 4 L16 4 L16 7.5 L18.5 10 L16 12.5 L16 16 L12.5 16 L10 18.5 L7.5 16 L4 16 L4 12.5 L1.5 10 L4 7.5 L4 4 L7.5 4 Z
    checkmark.seal: M10 1.5 L12.5 4 L16 4 L16 7.5 L18.5 10 L16 12.5 L16 16 L12.5 16 L10 18.5 L7.5 16 L4 16 L4 12.5 L1.5 10 L4 7.5 L4 4 L7.5 4 Z;\
    M6.5 10.3 L9 12.8 L13.5 7.5
    square.grid.2x2: R3 3 6 6 1;R11 3 6 6 1;R3 11 6 6 1;R11 11 6 6 1
    square.grid.3x3: R2.5 2.5 4 4 0.5;R8 2.5 4 4 0.5;R13.5 2.5 4 4 0.5;R2.5 8 4 4 0.5;R8 8 4 4 0.5;R13.5 8 4 4 0.5;R2.5 13.5 4 4 0.5;R8 13.5 4 4 0.5;\
    R13.5 13.5 4 4 0.5
    list.dash: M2 5 L4 5;M2 10 L4 10;M2 15 L4 15;M7 5 L18 5;M7 10 L18 10;M7 15 L18 15
    list.number: M3 3.5 L3 7;M2 9 L4 9 L2 12 L4 12;M2 14 L4 14 L3 15.5 L4 17 L2 17;M7 5 L18 5;M7 10 L18 10;M7 15 L18 15
    line.horizontal.3: M2 5 L18 5;M2 10 L18 10;M2 15 L18 15
    line.3.horizontal.decrease: M2 6 L18 6;M5 10 L15 10;M8 14 L12 14
    slider.horizontal.3: M2 5 L18 5;M2 10 L18 10;M2 15 L18 15;fC6 5 2;fC13 10 2;fC8 15 2
    checklist: M2 5 L3.5 6.5 L6 3;M2 11 L3.5 12.5 L6 9;M2 17 L3.5 18 L6 15;M9 5 L18 5;M9 11 L18 11;M9 17 L18 17
    text.alignleft: M2 4 L18 4;M2 8 L12 8;M2 12 L18 12;M2 16 L12 16
    text.aligncenter: M2 4 L18 4;M5 8 L15 8;M2 12 L18 12;M5 16 L15 16
    text.alignright: M2 4 L18 4;M8 8 L18 8;M2 12 L18 12;M8 16 L18 16
    textformat: M2 16 L6.5 4 L11 16;M3.5 12 L9.5 12;C14.5 13 2.8;M17.3 10 L17.3 16
    doc.text: M4.5 2 L11.5 2 L15.5 6 L15.5 18 L4.5 18 Z;M11.5 2 L11.5 6 L15.5 6;M7 10 L13 10;M7 13 L13 13
    note.text: R3 3 14 14 2;M3 7 L17 7;M6 10.5 L14 10.5;M6 13.5 L11 13.5
    doc.on.doc: M3 2 L9 2 L12 5 L12 13 L3 13 Z;M12 7 L16 7 L16 18 L7 18 L7 13
    photo.on.rectangle: R2 2.5 12 9 1;R6 8 12 9 1;M7 15.5 L11 12 L13 14 L15 12.5 L17.5 15
    arrow.up.arrow.down: M6 16 L6 4;M3 7 L6 4 L9 7;M14 4 L14 16;M11 13 L14 16 L17 13
    arrow.left.arrow.right: M4 6 L16 6;M13 3 L16 6 L13 9;M16 14 L4 14;M7 11 L4 14 L7 17
    arrow.triangle.2.circlepath: A10 10 7 200 330;M17 3.5 L16.5 7 L13 6.5;A10 10 7 20 150;M3 16.5 L3.5 13 L7 13.5
    arrow.2.squarepath: M5 14 L5 5 L14 5;M2.5 11.5 L5 14 L7.5 11.5;M15 6 L15 15 L6 15;M12.5 8.5 L15 6 L17.5 8.5
    arrow.uturn.left: M7 3.5 L3 7.5 L7 11.5;M3 7.5 L13 7.5;A13 12 4.5 -90 90;M13 16.5 L8 16.5
    arrow.uturn.right: M13 3.5 L17 7.5 L13 11.5;M17 7.5 L7 7.5;A7 12 4.5 90 270;M7 16.5 L12 16.5
    arrow.up.right: M5 15 L15 5;M7 5 L15 5 L15 13
    arrow.down.right: M5 5 L15 15;M7 15 L15 15 L15 7
    arrow.up.left: M15 15 L5 5;M13 5 L5 5 L5 13
    arrow.down.left: M15 5 L5 15;M13 15 L5 15 L5 7
    arrowshape.turn.up.left: M9 4 L2 10 L9 16 L9 12.5 L14 12.5 L18 16 L17 10 L14 7.5 L9 7.5 Z
    rectangle.portrait.and.arrow.right: M10 6 L10 2.5 L3 2.5 L3 17.5 L10 17.5 L10 14;M7 10 L18 10;M14.5 6.5 L18 10 L14.5 13.5
    exclamationmark: M10 3 L10 12;fC10 16 1.2
    questionmark: A10 6.5 4 180 410;M12 9.8 L10 11.5 L10 13;fC10 16.5 1.2
    info: fC10 4.5 1.2;M10 9 L10 16;M8 9 L10 9
    exclamationmark.circle: C10 10 8;M10 5.5 L10 11;fC10 14 0.9
    equal: M4 7.5 L16 7.5;M4 12.5 L16 12.5
    multiply: M4 4 L16 16;M16 4 L4 16
    divide: M3 10 L17 10;fC10 5 1.3;fC10 15 1.3
    plusminus: M10 3 L10 11;M6 7 L14 7;M6 15 L14 15
    sum: M15 4 L5 4 L10 10 L5 16 L15 16
    delete.left: M7 4 L18 4 L18 16 L7 16 L2 10 Z;M10 7.5 L15 12.5;M15 7.5 L10 12.5
    magnifyingglass.circle: C10 10 8;C9 9 3;M11.2 11.2 L14 14
    sparkles: M8 4 L9.5 9 L14 11 L9.5 12.5 L8 17.5 L6.5 12.5 L2 11 L6.5 9 Z;M15 2 L15.8 4.2 L18 5 L15.8 5.8 L15 8 L14.2 5.8 L12 5 L14.2 4.2 Z
    wand.and.stars: M3 17 L11 9;M14 3 L14 6;M17 8 L15 8;M9 4 L10 6
    """
}
